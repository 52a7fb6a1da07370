import type { PublicationState } from '#shared/contracts/fields.ts';
import { nowIso } from '../../platform/clock.ts';

/** What decides who sees an item; times in ISO 8601, compared as text. */
export interface Publication {
  /**
   * The partition of the index. `published`: visible from `publishedAt` on, which may be in the future. `unpublished`:
   * no longer visible. Absent for a removed item, whose row is kept for its buyers.
   */
  shelf?: 'draft' | 'published' | 'unpublished';
  /**
   * The sort key of the index: when visitors first see the item. For a draft, when it was created, or the time for
   * which it is scheduled while its file is missing.
   */
  publishedAt?: string;
  /** A draft that is not published with its first file. */
  held?: true;
  /** The day that a draft will be dated; absent if that is the day on which it is published. */
  date?: string;
  /** When visitors first saw an item whose date was chosen. */
  firstPublishedAt?: string;
}

/** The attributes to set when an item is removed. */
export const removal = {
  shelf: undefined,
  publishedAt: undefined,
  held: undefined,
} satisfies Publication;

/** What an administrator chooses for an item. */
export interface ChosenState {
  state: PublicationState;
  publishAt?: string;
}

/** Whether visitors see an item: the one rule for lists, pages, feeds, search, downloads and sales. */
export function isPublished({ shelf, publishedAt = '' }: Publication, at = nowIso()): boolean {
  return shelf === 'published' && publishedAt <= at;
}

/** Returns the state of an item; undefined for a removed one. */
export function stateOf(item: Publication, at = nowIso()): PublicationState | undefined {
  const { shelf, publishedAt = '', held } = item;
  const isLater = shelf !== 'unpublished' && publishedAt > at;
  return shelf && isLater && !held ? 'scheduled' : shelf;
}

/** Returns the state of an item as administrators see it, with the time of a scheduled one. */
export function presentPublication(item: Publication): ChosenState {
  const state = stateOf(item) ?? 'draft';
  return { state, ...(state === 'scheduled' && { publishAt: item.publishedAt }) };
}

/** Returns the state chosen for an item: it takes effect as soon as the item has its file. */
export function chosenState(item: Publication): ChosenState {
  const shown = presentPublication(item);
  return shown.state === 'draft' && !item.held ? { state: 'published' } : shown;
}
