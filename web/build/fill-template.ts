import { bootScript } from '#shared/html/boot-script.ts';
import type { SiteConfig } from '#shared/site-config/schema.ts';
import type { PageAssets } from './asset-index.ts';

export interface PageContent {
  site: SiteConfig;
  /** Tags between the `head` markers, which the pages Lambda replaces for a single article. */
  head: string;
  /** Prerendered markup, or its placeholder; empty for the shell, in which the app renders everything. */
  body: string;
  assets: PageAssets;
  /** The rules of the page's style sheets, in the order of the cascade. */
  css: string;
}

/** For pages that are empty without the app, such as those of a signed-in visitor. */
const noScript =
  '<noscript><p>This page needs JavaScript, which is switched off in this browser.</p></noscript>';

/** Makes a page from index.html, replacing its development scripts with the built ones. */
export function fillTemplate(
  template: string,
  { site, head, body, assets, css }: PageContent,
): string {
  const links = [
    `<script>${bootScript}</script>`,
    // Inline, because a file would delay the first paint by another round trip.
    `<style>${css}</style>`,
  ];
  const [modules, styles] = [assets.scripts, assets.styles].map((files) => files.join(' '));
  // Async, because the document is complete without it. Chromium then lays out skipped sections with a form, which must
  // happen in the first paint, not after it (record 33).
  const loader = `<script type="module" async id="loader" src="${assets.loader}" data-app="${assets.app}" data-modules="${modules}" data-styles="${styles}"></script>`;
  return [
    ['<html lang="en">', `<html lang="${site.locale}">`],
    [between('head'), `<!--head-->${head}<!--/head-->`],
    [between('assets'), links.join('\n    ')],
    ['<div id="root"></div>', `<div id="root">${body}</div>${body ? '' : noScript}`],
    [between('loader'), loader],
  ].reduce<string>(
    (html, [place, content]) => replaceOnce(html, place!, content as string),
    template,
  );
}

const between = (name: string): RegExp => new RegExp(`<!--${name}-->[^]*?<!--/${name}-->`);

function replaceOnce(html: string, place: string | RegExp, content: string): string {
  if (html.search(place) === -1) throw new Error(`index.html lacks ${String(place)}`);
  return html.replace(place, () => content);
}
