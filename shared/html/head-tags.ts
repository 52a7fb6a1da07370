import type { SiteConfig } from '../site-config/schema.ts';
import { escapeHtml } from './escape-html.ts';

export interface PageHead {
  title: string;
  description: string;
  /** Canonical address; absent for the shell, which stands in for pages of one visitor only. */
  url?: string;
  /** Whole address of a picture of 1200 × 630. */
  image?: string;
  type?: 'website' | 'article';
}

/** Title, description, canonical address and Open Graph tags of a page. */
export function headTags(site: SiteConfig, page: PageHead): string {
  const { title, description, url, image, type = 'website' } = page;
  const meta = (attribute: 'name' | 'property', key: string, content: string) =>
    `<meta ${attribute}="${key}" content="${escapeHtml(content)}" />`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', type),
    meta('property', 'og:site_name', site.brand.product),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', site.locale.replace('-', '_')),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    ...(image ? [meta('property', 'og:image', image)] : []),
    ...(url
      ? [`<link rel="canonical" href="${escapeHtml(url)}" />`, meta('property', 'og:url', url)]
      : [meta('name', 'robots', 'noindex')]),
  ].join('');
}

/** Puts a page's own head between the template's head markers. */
export function fillHead(template: string, tags: string): string {
  return template.replace(
    /(<!--head-->)[\s\S]*?(<!--\/head-->)/,
    (_, open, close) => open + tags + close,
  );
}
