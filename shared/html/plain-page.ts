import type { SiteConfig } from '../site-config/schema.ts';
import { bootScript } from './boot-script.ts';
import { escapeHtml } from './escape-html.ts';
import { markPaths } from '../site-art/mark.ts';

/** A link on the page: a path on the site and its label. */
export type LabelledLink = readonly [path: string, label: string];

export interface PlainPage {
  title: string;
  text: string;
  links: readonly LabelledLink[];
}

/** Returns a page in the site's design that needs no script, style sheet, font or image. */
export function plainPage(site: SiteConfig, { title, text, links }: PlainPage): string {
  const { product, colours } = site.brand;
  const beds = markPaths.map((path, bed) => `<path fill="${colours.palette[bed]}" d="${path}"/>`);
  const anchors = links.map(
    ([path, label]) => `<a href="${escapeHtml(path)}">${escapeHtml(label)}</a>`,
  );
  return `<!doctype html>
<html lang="${site.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · ${escapeHtml(product)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script>${bootScript}</script>
<style>${style(site)}</style>
</head>
<body>
<header><a href="/"><svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">${beds.join('')}</svg>${escapeHtml(product)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<nav aria-label="Where to go from here">${anchors.join('')}</nav>
</main>
</body>
</html>
`;
}

/** Returns the page's style, in the colours of web/src/styles/tokens.css. */
function style({ brand: { colours } }: SiteConfig): string {
  return `:root{color-scheme:light dark;--accent:light-dark(${colours.accent},${colours.accentDark})}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;background:light-dark(#f5f6f4,#11161d);color:light-dark(#141b24,#e8ecef);font:1rem/1.6 Inter,system-ui,sans-serif;overflow-wrap:anywhere}
header,main{max-width:42rem;margin:0 auto;padding:1rem 1.25rem}
header{border-bottom:1px solid light-dark(#d2d8d6,#2c3642)}
header a{display:inline-flex;align-items:center;gap:.75rem;min-height:2.75rem;color:inherit;text-decoration:none}
header a,h1{font-family:'Source Serif',Georgia,serif;font-weight:600}
header a{font-size:1.25rem}
main{padding-block:3rem}
h1{margin:0 0 1rem;font-size:clamp(1.625rem,1.3rem + 1.4vw,2.25rem);line-height:1.2;text-wrap:balance}
p{margin:0 0 2rem;font-size:1.1875rem;color:light-dark(#4a5562,#a5b0bb)}
nav{display:flex;flex-wrap:wrap;gap:.75rem}
nav a{display:inline-flex;align-items:center;min-height:2.75rem;padding:.5rem 1.1rem;border:1px solid var(--accent);border-radius:3px;color:var(--accent);font-weight:600;text-decoration:none}
nav a:first-child{background:var(--accent);color:light-dark(#fff,#0c1220)}
a:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`;
}
