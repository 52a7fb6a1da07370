/** Styles of the payment pages, in addition to the shared stylesheet. */
export const pageStyle = `
.columns{display:grid;gap:1.5rem}
@media (min-width:48rem){.columns{grid-template-columns:1fr 1fr;align-items:start}}
.lines{list-style:none;margin:0;padding:0}
.lines li{display:flex;gap:1rem;align-items:start;padding:.75rem 0;border-bottom:1px solid var(--line)}
.lines img{flex:none;width:3.5rem;height:4.5rem;object-fit:cover;border-radius:.25rem}
.lines div{flex:1}
.lines p{margin:.25rem 0 0}
.lines li:first-child{padding-top:0}
.sum{display:flex;justify-content:space-between;margin:.75rem 0 0}
.total{display:flex;justify-content:space-between;font-weight:600;font-size:1.125rem;margin:1rem 0 0}
form{margin:0}
fieldset{border:0;margin:1.25rem 0;padding:0;min-width:0}
legend,.field>label{padding:0;font-weight:600}
.choice{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;padding:.5rem .75rem;border:1px solid var(--line);border-radius:.4rem;margin-top:.5rem;cursor:pointer}
.choice:has(:checked){border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
.choice input{width:1.5rem;height:1.5rem;flex:none;accent-color:var(--accent)}
.field{margin-bottom:.75rem}
.field>input,.field>select,.inline input{display:block;width:100%;min-height:2.75rem;padding:.4rem .75rem;border:1px solid var(--soft);border-radius:.4rem;background:var(--card);color:var(--ink);font:inherit}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin-top:1rem}
.pay{display:grid;gap:.75rem;margin-top:1.5rem}
.pay p{margin:0}
th,td button{white-space:nowrap}
.inline{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}
.inline label{font-size:.875rem;color:var(--soft)}
.inline input{width:7rem}
.back{display:inline-block;min-height:2.75rem;padding:.6rem 0}
.payment{margin-bottom:1.25rem}
section.card>h2:first-child{margin-top:0}
.payment h3{font-family:Georgia,'Iowan Old Style','Source Serif 4',serif;font-size:1.125rem;line-height:1.3;margin:0 0 .25rem}
.total+dl{margin-top:1.25rem}
.banner{border:1px solid currentColor;border-radius:.4rem;padding:.75rem 1rem;font-weight:600}
`;
