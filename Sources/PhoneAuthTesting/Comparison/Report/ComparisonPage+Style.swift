// How the comparison looks: tables on a wide window, one box below the other on a phone.

extension ComparisonPage {
    // Colours after Okabe and Ito's palette for the colour-blind (2008), darker or lighter where contrast asks for it; a pattern
    // goes with each.
    static let style = """
        :root{--v0:#0072b2;--v1:#d55e00;--v2:#00795a;--v3:#a6467f}\
        @media (prefers-color-scheme:dark){:root{--v0:#56b4e9;--v1:#f0a24c;--v2:#2fc79b;--v3:#e59ac8}}\
        h2{margin-top:40px}code{font:12.5px/1.5 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}\
        .verdict{border-left:4px solid;border-radius:6px;padding:10px 14px;margin:14px 0 18px;font-size:16px}\
        .verdict p{margin:0}.verdict ul{margin:6px 0 0;padding-left:20px;font-size:14px}\
        .key{border-left:3px solid;border-radius:4px;padding:2px 8px;margin-right:6px;display:inline-block;color:var(--ink)}\
        table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:7px 10px;\
        border-bottom:1px solid var(--line)}thead th{font-size:13px;color:var(--soft);font-weight:600}\
        tbody th{font-weight:600}caption{text-align:left;font-size:13px;color:var(--soft);padding:0 0 6px}\
        .matrix{overflow-x:auto;border:1px solid var(--line);border-radius:10px}.matrix:focus-visible{outline:3px solid #3b82f6}\
        .matrix tr:last-child>*{border-bottom:0}.matrix tbody th{width:18%;background:var(--paper)}\
        .summary{display:block;font-weight:400;font-size:12px;color:var(--soft)}\
        .box{border-left:3px solid;border-radius:4px;padding:4px 8px;margin:2px 0}\
        .outcome{display:block;font-weight:600;font-size:13.5px;overflow-wrap:anywhere}\
        .detail{display:block;font-size:12px;color:var(--soft)}.box .detail{color:var(--ink);opacity:.86}\
        .errors th{width:auto}.errors .detail{display:inline}.errors td.none{color:var(--soft)}.share{font-weight:600}\
        .errors tbody th,.errors td{padding-top:4px;padding-bottom:4px}\
        .bar{display:block;height:5px;border-radius:2px;background:var(--v0);margin:2px 0 0}\
        .swatch{margin-right:7px;vertical-align:1px}.names span{margin-right:16px;white-space:nowrap}\
        .charts{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:22px}figure{margin:0}\
        .times{border:1px solid var(--line);border-radius:10px;padding:12px 14px}\
        .times figcaption{font-weight:600;margin-bottom:6px}.times td,.times th{padding:3px 6px;font-size:13px}\
        .times tr:last-child>*{border-bottom:0}.chart{display:block;width:100%;height:auto}\
        .chart text{font:12px system-ui,-apple-system,sans-serif;fill:var(--soft)}.grid{stroke:var(--line);fill:none}\
        .curve{fill:none;stroke-width:2.2}.curve.v0,circle.v0{stroke:var(--v0)}.curve.v1,circle.v1{stroke:var(--v1)}\
        .curve.v2,circle.v2{stroke:var(--v2)}.curve.v3,circle.v3{stroke:var(--v3)}.curve.v1{stroke-dasharray:9 4}\
        .curve.v2{stroke-dasharray:2.5 3}.curve.v3{stroke-dasharray:12 3 3 3}circle{fill:var(--paper);stroke-width:2.5}\
        .pages{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:18px}.pages svg{display:block;width:100%;\
        height:auto}.pages figcaption{text-align:center;font-size:13px;color:var(--soft);padding-top:6px}\
        .missing{display:grid;place-items:center;aspect-ratio:413/872;margin:0;border:1.5px dashed var(--soft);\
        border-radius:24px;color:var(--soft);padding:16px;text-align:center}\
        .tables{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:28px;align-items:start}\
        .plain td,.plain th{padding:4px 8px;font-size:13px}.number{white-space:nowrap}\
        .changes{list-style:none;padding:0;font-size:14px}.changes li{border-left:3px solid;border-radius:4px;padding:5px 10px;\
        margin:4px 0;overflow-wrap:anywhere}.changes s{color:inherit}\
        .ok{background:var(--ok);border-color:var(--okline)}.differs{background:var(--differs);\
        border-color:var(--differsline)}.bad{background:var(--bad);border-color:var(--badline)}\
        @media (max-width:900px){.charts,.tables{grid-template-columns:minmax(0,1fr)}\
        .pages{grid-template-columns:repeat(2,minmax(0,1fr))}}\
        @media (max-width:700px){.matrix{overflow:visible;border:0}.matrix thead,.glance thead{position:absolute;\
        clip-path:inset(50%);width:1px;height:1px;overflow:hidden}.matrix table,.matrix tbody,.matrix tr,.matrix th,\
        .matrix td,.glance,.glance tbody,.glance tr,.glance th,.glance td{display:block;width:auto}.glance caption{display:block}\
        .matrix tr,.glance tr{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:2px 6px}\
        .matrix tbody th,.glance tbody th{grid-column:1/-1;width:auto;padding:14px 2px 4px;border:0}\
        .matrix td,.glance td{padding:2px;border:0}.matrix td::before,.glance td::before{content:attr(data-label);\
        font-size:12px;color:var(--soft);display:block}\
        .matrix tr,.glance tr{border-bottom:1px solid var(--line);padding-bottom:8px}.errors td.none{display:none}\
        main{padding:16px 14px 40px}h1{font-size:22px}\
        .times{padding:10px 8px}.times td,.times th{padding:3px 4px;font-size:12px}.times .swatch{width:18px;margin-right:4px}}
        """
}
