/// The configuration that the tool uses when none is named: four vendors, invented ids.
enum SampleConfiguration {
    static let json = #"""
        {
          "schemaVersion": 1,
          "providers": {
            "geetest": {
              "oneLogin": {
                "appID": "demo-onelogin-app-id"
              },
              "onePass": {
                "appID": "demo-onepass-app-id",
                "cachesNumbers": false
              },
              "timeouts": {
                "prefetch": 8,
                "token": 8,
                "verify": 10
              }
            },
            "shanyan": {
              "appID": "demo-shanyan-app-id",
              "timeouts": {
                "prefetch": 4
              }
            },
            "aliyunPNVS": {
              "secret": "demo-pnvs-secret",
              "timeouts": {
                "prefetch": 5,
                "token": 5,
                "verify": 5
              }
            },
            "aliyunFusion": {
              "schemeCode": "FA000000000001",
              "usesBundledUmeng": true
            }
          },
          "routing": {
            "order": [
              "aliyunPNVS",
              "geetest"
            ],
            "byCarrier": {
              "chinaTelecom": [
                "geetest",
                "aliyunPNVS"
              ]
            },
            "byPurpose": {
              "verification": [
                "geetest",
                "aliyunPNVS"
              ]
            },
            "failover": {
              "maximumAttempts": 3,
              "failureThreshold": 3,
              "coolDown": 60
            }
          },
          "scenes": {
            "provider": "aliyunFusion"
          },
          "consent": {
            "required": true
          },
          "pageDismissal": "afterExchange",
          "diagnostics": {
            "vendorLogs": false,
            "vendorUploads": false
          },
          "page": {
            "presentation": {
              "mode": "fullScreen",
              "direction": "bottom",
              "transition": "cover",
              "duration": 0.25,
              "popup": {
                "placement": {
                  "centerX": 0,
                  "centerY": 0,
                  "width": 300,
                  "height": 340,
                  "landscape": {
                    "centerX": 0,
                    "centerY": 0,
                    "width": 420,
                    "height": 300
                  }
                },
                "cornerRadius": {
                  "topLeft": 8,
                  "topRight": 8,
                  "bottomLeft": 8,
                  "bottomRight": 8
                },
                "maskColor": "#000000",
                "maskAlpha": 0.5,
                "dismissOnMaskTap": true,
                "title": {
                  "text": "一键登录",
                  "color": "#262626",
                  "fontSize": 16,
                  "bold": false
                },
                "titleBarColor": "#FFFFFF",
                "closeButton": {
                  "hidden": false,
                  "image": "icon_close",
                  "top": 3,
                  "right": 8
                }
              }
            },
            "orientations": [
              "portrait",
              "landscapeLeft",
              "landscapeRight"
            ],
            "appearance": "system",
            "language": "zh-Hans",
            "statusBar": {
              "style": "default",
              "hidden": false
            },
            "navigationBar": {
              "hidden": false,
              "backgroundColor": {
                "light": "#EFF3F2",
                "dark": "#1C1C1E"
              },
              "title": {
                "text": "一键登录",
                "color": {
                  "light": "#262626",
                  "dark": "#F2F2F2"
                },
                "fontSize": 18,
                "bold": true
              },
              "titlePlacement": null,
              "backImage": "icon_back",
              "backHidden": false,
              "backPlacement": null,
              "rightItem": {
                "id": "help",
                "title": "帮助",
                "image": null
              }
            },
            "background": {
              "color": {
                "light": "#EFF3F2",
                "dark": "#1C1C1E"
              },
              "image": null,
              "landscapeImage": null,
              "contentMode": "scaleAspectFill",
              "gif": null,
              "video": null
            },
            "logo": {
              "hidden": false,
              "image": "logo",
              "cornerRadius": 8,
              "placement": {
                "top": 40,
                "centerX": 0,
                "width": 72,
                "height": 72,
                "landscape": "hidden"
              }
            },
            "pageTitle": {
              "text": "登录",
              "color": {
                "light": "#262626",
                "dark": "#F2F2F2"
              },
              "fontSize": 24,
              "bold": true,
              "placement": {
                "top": 116,
                "centerX": 0,
                "height": 30,
                "landscape": "hidden"
              }
            },
            "number": {
              "color": {
                "light": "#262626",
                "dark": "#F2F2F2"
              },
              "fontSize": 24,
              "bold": true,
              "placement": {
                "top": 150,
                "centerX": 0,
                "landscape": {
                  "top": 20,
                  "centerX": 0
                }
              }
            },
            "slogan": {
              "hidden": false,
              "text": null,
              "color": "#8A8A8A",
              "fontSize": 12,
              "placement": {
                "top": 190,
                "centerX": 0,
                "landscape": {
                  "top": 56,
                  "centerX": 0
                }
              }
            },
            "loginButton": {
              "hidden": false,
              "title": {
                "text": "本机号码一键登录",
                "color": "#FFFFFF",
                "fontSize": 16,
                "bold": true
              },
              "backgroundColor": "#0064C8",
              "images": {
                "normal": null,
                "disabled": null,
                "highlighted": null
              },
              "cornerRadius": 8,
              "placement": {
                "top": 240,
                "centerX": 0,
                "width": "85%",
                "height": 48,
                "landscape": {
                  "top": 90,
                  "centerX": 0,
                  "width": "60%",
                  "height": 44
                }
              }
            },
            "switchButton": {
              "hidden": false,
              "title": {
                "text": "其他登录方式",
                "color": "#0064C8",
                "fontSize": 15,
                "bold": false
              },
              "backgroundColor": null,
              "placement": {
                "top": 304,
                "centerX": 0,
                "width": 160,
                "height": 24,
                "landscape": {
                  "top": 142,
                  "centerX": 0,
                  "width": 160,
                  "height": 24
                }
              }
            },
            "otherNumberButton": {
              "hidden": false,
              "title": {
                "text": "其他手机号登录",
                "color": "#0064C8",
                "fontSize": 15,
                "bold": false
              },
              "placement": {
                "top": 336,
                "centerX": 0,
                "width": 160,
                "height": 24,
                "landscape": "hidden"
              }
            },
            "otherLogins": {
              "items": [
                {
                  "kind": "apple",
                  "id": "apple",
                  "title": null,
                  "image": null,
                  "appleType": "signIn",
                  "appleStyle": "black",
                  "cornerRadius": 6
                },
                {
                  "kind": "wechat",
                  "id": "wechat",
                  "title": "微信登录",
                  "image": "wechat"
                },
                {
                  "kind": "qq",
                  "id": "qq",
                  "title": "QQ 登录",
                  "image": "qq"
                }
              ],
              "placement": {
                "top": 380,
                "centerX": 0,
                "width": "85%",
                "height": 44,
                "landscape": {
                  "top": 176,
                  "centerX": 0,
                  "width": "60%",
                  "height": 40
                }
              }
            },
            "agreements": {
              "checkbox": {
                "hidden": false,
                "checked": false,
                "size": 18,
                "images": {
                  "checked": "checked",
                  "unchecked": "unchecked"
                },
                "imageInsets": {
                  "top": 0,
                  "left": 0,
                  "bottom": 0,
                  "right": 0
                },
                "verticalAlignment": "center",
                "tapArea": "prefix"
              },
              "items": [
                {
                  "name": "用户协议",
                  "url": "https://example.com/terms",
                  "color": null
                },
                {
                  "name": "隐私政策",
                  "url": "https://example.com/privacy",
                  "color": null
                }
              ],
              "carrierPosition": 0,
              "carrierColor": null,
              "carrierQuotes": "《》",
              "prefix": "我已阅读并同意",
              "separators": [
                "和",
                "、",
                "、"
              ],
              "suffix": "并使用本机号码登录",
              "textColor": {
                "light": "#555555",
                "dark": "#AAAAAA"
              },
              "linkColor": "#0064C8",
              "fontSize": 12,
              "alignment": "left",
              "lineSpacing": 2,
              "underline": false,
              "uncheckedHint": "请先勾选协议",
              "shake": "horizontal",
              "disablesLoginButton": false,
              "placement": {
                "bottom": 40,
                "left": 28,
                "right": 28,
                "height": 60,
                "landscape": {
                  "bottom": 24,
                  "left": 80,
                  "right": 80,
                  "height": 44
                }
              }
            },
            "agreementPage": {
              "openedBy": "vendor",
              "navigationColor": "#EFF3F2",
              "titleColor": "#262626",
              "titleFontSize": 18,
              "backImage": "icon_back"
            },
            "consentDialog": {
              "enabled": true,
              "autoLogin": true,
              "position": "center",
              "transition": "cover",
              "placement": {
                "centerX": 0,
                "centerY": 0,
                "width": 300,
                "height": 200,
                "landscape": {
                  "centerX": 0,
                  "centerY": 0,
                  "width": 360,
                  "height": 180
                }
              },
              "backgroundColor": {
                "light": "#FFFFFF",
                "dark": "#2C2C2E"
              },
              "alpha": 1.0,
              "cornerRadius": 10,
              "maskColor": "#000000",
              "maskAlpha": 0.5,
              "dismissOnMaskTap": false,
              "closeButton": {
                "hidden": false,
                "image": null
              },
              "title": {
                "text": "请阅读并同意以下条款",
                "color": "#262626",
                "fontSize": 16,
                "bold": true
              },
              "contentFontSize": 14,
              "contentColors": {
                "text": "#999999",
                "link": "#1890FF"
              },
              "contentAlignment": "left",
              "prefix": null,
              "suffix": null,
              "agreeButton": {
                "title": {
                  "text": "同意并继续",
                  "color": "#FFFFFF",
                  "fontSize": 16,
                  "bold": false
                },
                "images": {
                  "normal": null,
                  "highlighted": null
                }
              },
              "disagreeButton": {
                "title": {
                  "text": "不同意",
                  "color": "#262626",
                  "fontSize": 16,
                  "bold": false
                },
                "images": {
                  "normal": null,
                  "highlighted": null
                }
              }
            },
            "loading": {
              "autoHide": true,
              "color": "#0064C8",
              "backgroundColor": "#00000080",
              "size": 60,
              "cornerRadius": 8
            }
          },
          "pageOverrides": {
            "geetest": {
              "switchButtonText": "切换账号"
            }
          }
        }
        """#
}
