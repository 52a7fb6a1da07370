/**
 * The stylesheet of the local pages. Colour pairs have a contrast of at least 4.5:1 in both schemes. Below
 * 34rem tables become stacked cards whose cells name their column by `data-label`.
 */
export const localStyle = `
:root{color-scheme:light dark;--ground:#f6f5f1;--card:#fff;--ink:#1d2330;--soft:#566073;--line:#d9d7cf;--accent:#1f3a93;--on-accent:#fff;--alert:#a3262a;--good:#1d6b3f}
@media (prefers-color-scheme:dark){:root{--ground:#12151d;--card:#1a1f2b;--ink:#e9ebf1;--soft:#a5aec0;--line:#343c4d;--accent:#9db2ff;--on-accent:#10152b;--alert:#ff9c9c;--good:#8fd8ac}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
.local-notice{background:var(--accent);color:var(--on-accent);font-size:.875rem}
.local-notice p{font-weight:600;max-width:58rem;margin:0 auto;padding:.5rem 1rem}
main{max-width:58rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1,h2{font-family:Georgia,'Iowan Old Style','Source Serif 4',serif;font-weight:600;line-height:1.2;text-wrap:balance}
h1{font-size:clamp(1.6rem,1.2rem + 2vw,2.25rem);margin:0 0 1rem}
h2{font-size:1.25rem;margin:2rem 0 .75rem}
a{color:var(--accent);text-underline-offset:.15em}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible,summary:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
button{min-height:2.75rem;padding:.5rem 1.1rem;border:1px solid var(--accent);border-radius:.4rem;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
button.plain{background:transparent;color:var(--accent)}
.card{background:var(--card);border:1px solid var(--line);border-radius:.6rem;padding:1.25rem}
.soft{color:var(--soft)}
.alert{color:var(--alert)}
.good{color:var(--good)}
table{width:100%;border-collapse:collapse;background:var(--card);border:1px solid var(--line);border-radius:.6rem}
caption{text-align:left;color:var(--soft);padding:0 0 .5rem}
th,td{text-align:left;vertical-align:top;padding:.65rem .9rem;border-bottom:1px solid var(--line)}
th{font-size:.875rem;color:var(--soft);font-weight:600}
tr:last-child>td{border-bottom:0}
td[data-label="To"]{min-width:12rem}
td a{display:inline-block;min-height:1.5rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:0}
dt{color:var(--soft)}
dd{margin:0}
pre{white-space:pre-wrap;margin:0;font:inherit;font-size:.9375rem}
time,.amount{font-variant-numeric:tabular-nums;white-space:nowrap}
@media (max-width:34rem){
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
table,caption,tbody,tr,td{display:block}
caption{padding:.65rem .9rem}
tr{padding:.5rem 0;border-bottom:1px solid var(--line)}
tr:last-child{border-bottom:0}
td{border:0;padding:.2rem .9rem}
td[data-label]::before{content:attr(data-label) ' ';color:var(--soft);font-size:.875rem}
dl{grid-template-columns:1fr;gap:0}
dd{margin-bottom:.5rem}
}
`;
