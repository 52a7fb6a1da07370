import type { Location } from 'react-router-dom';

type Entry = Pick<Location, 'key' | 'pathname' | 'hash'>;

/**
 * Names an entry of the history. The router's key alone does not: the first entry and all that plain links to a section
 * (`<a href="#terms">`) make are called 'default'.
 */
export function entryKey({ key, pathname, hash }: Entry): string {
  return `${key} ${pathname}${hash}`;
}

/** Whether somebody followed a plain link to a section of the page that is open: also the second time it leads there. */
export function isSectionLink(before: Entry, { key, pathname, hash }: Entry): boolean {
  return key === 'default' && hash !== '' && before.pathname === pathname;
}
