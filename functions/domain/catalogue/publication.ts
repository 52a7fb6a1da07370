import type { PublicationState } from '#shared/contracts/fields.ts';
import { nowIso } from '../../platform/clock.ts';

/** What decides who sees an item; times in ISO 8601, compared as text. */
export interface Publication {
  /**
   * The partition of the index. Published, or to be published at `publishedAt`; a draft; or unpublished again. A removed
   * item keeps its row for its buyers and has none.
   */
  shelf?: 'draft' | 'published' | 'unpublished';
  /**
   * The sort key of the index: when visitors see it for the first time. For a draft, when it was created, or the minute
   * for which it is scheduled although its file is still missing.
   */
  publishedAt?: string;
  /** A draft that does not publish itself with its first file. */
  held?: true;
}

/** What an administrator chooses for an item. */
export interface ChosenState {
  state: PublicationState;
  publishAt?: string;
}

/** Whether visitors see it: the one rule for lists, pages, feeds, search, downloads and sales. */
export function isPublished({ shelf, publishedAt = '' }: Publication, at = nowIso()): boolean {
  return shelf === 'published' && publishedAt <= at;
}

/** Its state; undefined for a removed item. */
export function stateOf(item: Publication, at = nowIso()): PublicationState | undefined {
  const { shelf, publishedAt = '', held } = item;
  const isLater = shelf !== 'unpublished' && publishedAt > at;
  return shelf && isLater && !held ? 'scheduled' : shelf;
}

/** Its state with the minute of a scheduled one, as administrators see it. */
export function presentPublication(item: Publication): ChosenState {
  const state = stateOf(item) ?? 'draft';
  return { state, ...(state === 'scheduled' && { publishAt: item.publishedAt }) };
}

/** What has been chosen for it: the state that it has as soon as its file is there. */
export function chosenState(item: Publication): ChosenState {
  const shown = presentPublication(item);
  return shown.state === 'draft' && !item.held ? { state: 'published' } : shown;
}
