/** Light or dark as the reader's system is set, and black on white in print. */
export const reportStyle = `
:root{color-scheme:light dark;--text:#1c2126;--faint:#555f68;--back:#fff;--soft:#f3f5f6;--line:#c9d0d5;--link:#0b57a4;--error:#a3160b;--warning:#7a4a00;--info:#0b57a4;--mark:#fff0b8}
@media(prefers-color-scheme:dark){:root{--text:#e8ecef;--faint:#aab4bc;--back:#14181b;--soft:#1e2428;--line:#3b454c;--link:#8ec5ff;--error:#ff9c91;--warning:#f3c06b;--info:#8ec5ff;--mark:#4a3f14}}
@media print{:root{color-scheme:light;--text:#000;--faint:#444;--back:#fff;--soft:#fff;--line:#999;--link:#000;--error:#000;--warning:#000;--info:#000;--mark:#e6e6e6}article{break-before:page}li,figure,tr{break-inside:avoid}.skip{display:none}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:70rem;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;color:var(--text);background:var(--back)}
h1{font-size:1.6rem;margin:0 0 .25rem}h2{font-size:1.25rem;margin:2rem 0 .5rem;overflow-wrap:anywhere}h3{font-size:1rem;margin:1.25rem 0 .5rem}
a{color:var(--link)}:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.skip{position:absolute;left:-99rem}.skip:focus{position:static}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{padding:.3rem .6rem;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}td{overflow-wrap:anywhere}
th.number,td.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}caption{text-align:left;color:var(--faint);padding-bottom:.4rem}
article{border-top:2px solid var(--line);margin-top:2rem}.facts,.faint{color:var(--faint)}
ol{padding:0 0 0 2rem}ol>li{margin:0 0 1.25rem;padding-left:.25rem}li p{margin:0 0 .35rem;overflow-wrap:anywhere}
.error{color:var(--error)}.warning{color:var(--warning)}.info{color:var(--info)}
pre{margin:0;padding:.5rem .6rem;background:var(--soft);border:1px solid var(--line);font:.85rem/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
pre span{color:var(--faint);user-select:none}pre mark{display:block;background:var(--mark);color:inherit}
.tracks{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0;font-size:.85rem;max-width:174px}figcaption{overflow-wrap:anywhere}
svg{display:block;max-width:100%}svg rect{fill:var(--soft);stroke:var(--line)}svg .curve{fill:none;stroke:var(--text);stroke-width:1}svg .mark{stroke:var(--error);stroke-width:1.5}svg text{fill:var(--error);font:11px system-ui,sans-serif}
`;
