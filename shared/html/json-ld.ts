/** One thing in schema.org's words, with its `@type`; `@context` is added when it is written. */
export type Thing = { '@type': string } & Record<string, unknown>;

const unsafe = /[<>&\u2028\u2029]/g;

/**
 * A data block for search engines. Browsers never execute it, so the content security policy has nothing to say about
 * it. What could end the element, or begin a comment in it, is written as JSON's own escapes.
 */
export function jsonLdTag(thing: Thing): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing });
  const safe = json.replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/ld+json">${safe}</script>`;
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
