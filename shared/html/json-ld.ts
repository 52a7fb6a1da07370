import { escapeJson } from './escape-json.ts';

/** One thing in schema.org's words, with its `@type`; `@context` is added when it is written. */
export type Thing = { '@type': string } & Record<string, unknown>;

/**
 * A data block for search engines. Browsers never execute it, so the content security policy has nothing to say about
 * it.
 */
export function jsonLdTag(thing: Thing): string {
  const json = escapeJson({ '@context': 'https://schema.org', ...thing });
  return `<script type="application/ld+json">${json}</script>`;
}

/** The way to a page from the home page's part of the site: names and whole addresses, the page itself last. */
export function breadcrumbs(trail: readonly (readonly [name: string, url: string])[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}
