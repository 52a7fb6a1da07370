import type { SiteConfig } from '../../shared/site-config/schema.ts';
import type { PageAssets } from './asset-index.ts';

interface Fill {
  site: SiteConfig;
  /** Tags between the `head` markers, which the pages Lambda replaces for a single article. */
  head: string;
  /** Prerendered markup; empty for the shell that starts the app from nothing. */
  body: string;
  assets: PageAssets;
}

/** Makes a page of index.html: its development scripts give way to the built ones. */
export function fillTemplate(template: string, { site, head, body, assets }: Fill): string {
  const links = [
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin />`,
    ),
    `<script src="${assets.boot}"></script>`,
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}" />`),
  ];
  const modules = assets.scripts.join(' ');
  const loader = `<script type="module" id="loader" src="${assets.loader}" data-app="${assets.app}" data-modules="${modules}"></script>`;
  return [
    ['<html lang="en">', `<html lang="${site.locale}">`],
    [between('head'), `<!--head-->${head}<!--/head-->`],
    [between('assets'), links.join('\n    ')],
    ['<div id="root"></div>', `<div id="root">${body}</div>`],
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
