import type { SiteConfig } from '../site-config/schema.ts';
import { escapeHtml } from './escape-html.ts';
import { jsonLdTag, type Thing } from './json-ld.ts';

export interface PageHead {
  title: string;
  description: string;
  /** Canonical URL; absent for the shell of pages that belong to one visitor. */
  url?: string;
  /** False keeps the page out of search engines; so does a missing `url`. */
  indexed?: boolean;
  image?: PreviewImage;
  audio?: { url: string; contentType: string };
  type?: 'website' | 'article' | 'music.song';
  things?: readonly Thing[];
  /** Names and contents of further tags: `citation_title`. */
  citation?: readonly (readonly [name: string, content: string])[];
}

/** A picture for link previews, by its absolute URL; JPEG or PNG, which every client reads. */
export interface PreviewImage {
  url: string;
  width: number;
  height: number;
}

/** The largest size that Open Graph readers show uncropped. */
export const previewSize = { width: 1200, height: 630 } as const;

/**
 * Returns a page's title, description, canonical URL, preview tags (https://ogp.me, Twitter cards) and structured data.
 */
export function headTags(site: SiteConfig, page: PageHead): string {
  const { title, description, url, indexed = true, image, audio, type = 'website' } = page;
  const isWide = image && image.width > image.height;
  const properties: [name: string, content: string | number | undefined][] = [
    ['og:type', type],
    ['og:site_name', site.brand.product],
    ['og:title', title],
    ['og:description', description],
    ['og:locale', site.locale.replace('-', '_')],
    ['og:url', url],
    ['og:image', image?.url],
    ['og:image:width', image?.width],
    ['og:image:height', image?.height],
    ['og:image:alt', image && title],
    ['og:audio', audio?.url],
    ['og:audio:type', audio?.contentType],
  ];
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...properties.flatMap(([name, content]) =>
      content === undefined ? [] : meta('property', name, content),
    ),
    meta('name', 'twitter:card', isWide ? 'summary_large_image' : 'summary'),
    ...(image ? [meta('name', 'twitter:image', image.url)] : []),
    ...(url ? [`<link rel="canonical" href="${escapeHtml(url)}" />`] : []),
    ...(url && indexed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(page.citation ?? []).map(([name, content]) => meta('name', name, content)),
    ...(page.things ?? []).map(jsonLdTag),
  ].join('');
}

function meta(attribute: 'name' | 'property', key: string, content: string | number): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(String(content))}" />`;
}

/** Adds structured data to a template's head. */
export function addThings(template: string, things: readonly Thing[]): string {
  const tags = things.map(jsonLdTag).join('');
  return template.replace('<!--/head-->', (end) => tags + end);
}

/** Puts a page's own head between the template's head markers. */
export function fillHead(template: string, tags: string): string {
  return template.replace(
    /(<!--head-->)[\s\S]*?(<!--\/head-->)/,
    (_, open, close) => open + tags + close,
  );
}
