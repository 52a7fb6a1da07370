import { useEffect } from 'react';
import { site } from '#shared/site-config/site.ts';

/** 'Articles' → 'Articles · Outcrop'; the home page has the brand first. */
export function documentTitle(title: string | undefined): string {
  return title === undefined
    ? `${site.brand.product} · ${site.brand.tagline}`
    : `${title} · ${site.brand.product}`;
}

/** Names the document for as long as the component shows, as an open article does. `undefined` leaves the route's title. */
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
