import { findByText } from '#shared/search/find-by-text.ts';
import type { GearItem, GearList } from './gear-content.ts';

/** The page's view, kept in the URL (`?tab=&q=`) so that it can be shared and restored. */
export interface GearView {
  /** The id of a list. */
  tab: string;
  q: string;
}

const longestSearch = 100;

/** Reads a URL's query; unknown values are ignored. */
export function readGearView(search: URLSearchParams, lists: readonly GearList[]): GearView {
  const list = lists.find(({ id }) => id === search.get('tab')) ?? lists[0]!;
  return { tab: list.id, q: (search.get('q') ?? '').trim().slice(0, longestSearch) };
}

/** `{ tab: 'field', q: '' }` → '?tab=field'; the first list and an empty search are left out. */
export function gearQuery({ tab, q }: GearView, lists: readonly GearList[]): string {
  const given = { ...(tab !== lists[0]!.id && { tab }), ...(q && { q }) };
  return Object.keys(given).length > 0 ? `?${new URLSearchParams(given)}` : '';
}

/** Returns the items that match a search by title, first line or badge, in the order of their list. */
export function findGear(items: readonly GearItem[], q: string): readonly GearItem[] {
  return findByText(items, q, ({ title, use, badge }) => [title, use, badge]).map(({ row }) => row);
}
