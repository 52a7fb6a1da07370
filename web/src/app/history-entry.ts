import type { Location } from 'react-router';

type Entry = Pick<Location, 'key' | 'pathname' | 'hash'>;

/**
 * Returns a key that identifies a history entry. The router's key is not unique: the first entry, and all entries from
 * plain links to a section (`<a href="#terms">`), have the key 'default'.
 */
export function entryKey({ key, pathname, hash }: Entry): string {
  return `${key} ${pathname}${hash}`;
}

/** Whether the visitor followed a plain link to a section of the current page, even to the same section again. */
export function isSectionLink(before: Entry, { key, pathname, hash }: Entry): boolean {
  return key === 'default' && hash !== '' && before.pathname === pathname;
}
