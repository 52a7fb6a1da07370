import { escapeJson } from './escape-json.ts';

/** A schema.org thing with its `@type`; `@context` is added when it is written. */
export type Thing = { '@type': string | readonly string[] } & Record<string, unknown>;

/**
 * Returns a data block for search engines. Browsers do not execute it, so the content security policy does not apply.
 */
export function jsonLdTag(thing: Thing): string {
  const json = escapeJson({ '@context': 'https://schema.org', ...thing });
  return `<script type="application/ld+json">${json}</script>`;
}

/** Returns breadcrumbs from the home page: names and absolute URLs, the page itself last. */
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
