// How the preview looks: a column a vendor on a wide window, one below the other on a phone.

extension PagePreview {
    /// A page that shows one vendor.
    private static let alone = "body:has(.vendor:only-child,[name=vendor]:checked:not(#vendor-all))"

    static let style = """
        main{max-width:1560px}h3{font-size:15px;margin:16px 0 6px}code{font:12.5px/1.5 ui-monospace,Menlo,Consolas,monospace;\
        overflow-wrap:anywhere}a{color:inherit}\
        .controls{display:flex;flex-wrap:wrap;gap:10px 14px;margin:16px 0 20px}\
        fieldset{border:0;margin:0;padding:0;min-width:0}legend{padding:0 0 4px;font-size:12px;color:var(--soft)}\
        .options{display:flex;flex-wrap:wrap;border:1px solid var(--line);border-radius:9px;overflow:hidden;padding:2px;gap:2px}\
        .options input{position:absolute;opacity:0;width:1px;height:1px;margin:0}\
        .options label{padding:5px 9px;border-radius:7px;font-size:14px;cursor:pointer;white-space:nowrap;color:var(--ink)}\
        .options label:hover{background:var(--line)}\
        .options input:checked+label{background:var(--ink);color:var(--paper)}\
        .options input:focus-visible+label{outline:3px solid #3b82f6;outline-offset:-1px}\
        a:focus-visible,summary:focus-visible{outline:3px solid #3b82f6;outline-offset:2px;border-radius:3px}\
        .vendors{display:grid;grid-template-columns:minmax(0,1fr);gap:28px 22px;align-items:start}\
        .vendor h2{margin:0 0 8px;border-bottom:1px solid var(--line);padding-bottom:6px}\
        figure{margin:0 0 8px}figure svg{display:block;width:100%;height:auto;max-width:453px;margin:0 auto}\
        figure[data-orientation=landscape] svg{max-width:720px}\
        figcaption{font-size:12px;color:var(--soft);text-align:center;padding-top:6px}\
        .missing{display:grid;place-items:center;aspect-ratio:413/872;margin:0;border:1.5px dashed var(--soft);\
        border-radius:24px;color:var(--soft);padding:16px;text-align:center}.missing.landscape{aspect-ratio:872/413}\
        .findings{list-style:none;margin:0;padding:0;display:grid;gap:8px}\
        .findings li{display:flex;gap:10px;border-left:3px solid;border-radius:4px;padding:8px 10px;font-size:14px}\
        .findings p{margin:0}.findings .error{background:var(--bad);border-color:var(--badline)}\
        .findings .warning{background:var(--differs);border-color:var(--differsline)}\
        .badge{flex:none;width:22px;height:22px;border-radius:50%;color:#fff;font:700 13px/22px system-ui,sans-serif;\
        text-align:center;background:\(PagePicture.errorColor)}.warning .badge{background:\(PagePicture.warningColor)}\
        .place{color:var(--soft)}.none,.counts{margin:0;color:var(--soft);font-size:14px}\
        .report table{border-collapse:collapse;width:100%;border:1px solid var(--line);font-size:14px}\
        .report th,.report td{text-align:left;vertical-align:top;padding:7px 10px;border-bottom:1px solid var(--line)}\
        .report thead th{font-size:12px;color:var(--soft);font-weight:600}.report tbody th{width:8.5em;font-weight:600}\
        .report td:nth-child(2){width:42%}.report tr>*:first-child{border-left:4px solid var(--line)}\
        .report tr.unsupported>*:first-child{border-left-color:var(--badline)}\
        .report tr.approximated>*:first-child{border-left-color:var(--differsline)}\
        .report tr.applied>*:first-child{border-left-color:var(--okline)}\
        .report code{display:inline-block;background:color-mix(in srgb,var(--line) 45%,transparent);border-radius:4px;\
        padding:0 5px;margin:1px 0}summary{cursor:pointer}details code:first-of-type{margin-top:6px}\
        body:has(#appearance-dark:checked) svg .fill{fill:var(--dark);fill-opacity:var(--shown)}\
        body:has(#appearance-dark:checked) svg .stroke{stroke:var(--dark);stroke-opacity:var(--shown)}\
        @media (min-width:700px){.vendors{grid-template-columns:repeat(2,minmax(0,1fr))}\
        \(alone) .vendors{grid-template-columns:minmax(0,1fr)}\
        \(alone) .vendor{display:grid;grid-template:auto 1fr/minmax(0,3fr) minmax(0,2fr);gap:0 28px}\
        \(alone) .vendor h2{grid-column:1/-1}}\
        @media (min-width:1100px){body:not(:has(#orientation-landscape:checked)) .vendors{grid-template-columns:\
        repeat(4,minmax(0,1fr))}\(alone) .vendors.vendors{grid-template-columns:minmax(0,1fr)}}\
        @media (max-width:600px){main{padding:16px 14px 40px}h1{font-size:22px}.options label{padding:7px 10px}\
        .report thead{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}\
        .report table,.report tbody,.report tr,.report tbody th,.report td{display:block;width:auto}\
        .report td,.report tbody th{padding:3px 10px;border-bottom:0}.report tr{border-bottom:1px solid var(--line);padding:5px 0}\
        .report td:nth-child(2){width:auto}}
        """
}
