import type { SiteConfig } from '../../shared/site-config/schema.ts';

export interface PageHead {
  title: string;
  description: string;
  /** Canonical path; absent for the shell, which stands in for pages of one visitor only. */
  path?: string;
}

/** The public address of the site, for tags that want a whole one; paths alone where it is not known at build time. */
const origin = process.env.VITE_SITE_ORIGIN ?? '';

/** Title, description, canonical path and Open Graph tags. */
export function headTags(site: SiteConfig, { title, description, path }: PageHead): string {
  const meta = (attribute: 'name' | 'property', key: string, content: string) =>
    `<meta ${attribute}="${key}" content="${escapeHtml(content)}" />`;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.brand.product),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', site.locale.replace('-', '_')),
    meta('name', 'twitter:card', 'summary'),
  ];
  if (path === undefined) tags.push(meta('name', 'robots', 'noindex'));
  else {
    tags.push(`<link rel="canonical" href="${escapeHtml(origin + path)}" />`);
    tags.push(meta('property', 'og:url', origin + path));
  }
  return tags.join('');
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}
