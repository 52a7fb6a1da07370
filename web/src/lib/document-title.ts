import { useEffect } from 'react';
import { site } from '#shared/site-config/site.ts';

/** Returns the title of a document: 'Articles' → 'Articles · Outcrop'. The home page's begins with the brand. */
export function documentTitle(title: string | undefined): string {
  return title === undefined
    ? `${site.brand.product} · ${site.brand.tagline}`
    : `${title} · ${site.brand.product}`;
}

/**
 * Sets the document's title while the component is mounted, such as for an open article. `undefined` keeps the route's
 * title.
 */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = documentTitle(title);
    return () => {
      document.title = before;
    };
  }, [title]);
}
