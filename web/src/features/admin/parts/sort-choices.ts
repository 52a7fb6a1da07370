import * as messages from './messages.ts';

/** An order of a table: its name in the call and in the URL, and its text. */
export interface SortChoice {
  value: string;
  label: string;
}

const byCategory: readonly SortChoice[] = [
  { value: 'category', label: messages.categoryUp },
  { value: '-category', label: messages.categoryDown },
];

export const newestFirst: readonly SortChoice[] = [
  { value: '-date', label: messages.newestFirst },
  { value: 'date', label: messages.oldestFirst },
];

export const oldestFirst: readonly SortChoice[] = newestFirst.toReversed();

/** Open requests, the most urgent first. */
export const dueFirst: readonly SortChoice[] = [
  { value: 'date', label: messages.dueFirst },
  { value: '-date', label: messages.dueLast },
];

export const memberSorts: readonly SortChoice[] = [
  { value: 'email', label: messages.emailUp },
  { value: '-email', label: messages.emailDown },
  { value: '-joined', label: messages.newestFirst },
  { value: 'joined', label: messages.oldestFirst },
];

export const waitlistSorts: readonly SortChoice[] = [
  ...newestFirst,
  { value: 'email', label: messages.emailUp },
  { value: '-email', label: messages.emailDown },
];

export const authorSorts: readonly SortChoice[] = [
  { value: 'name', label: messages.nameUp },
  { value: '-name', label: messages.nameDown },
  { value: '-updated', label: messages.updatedDown },
  { value: 'updated', label: messages.updatedUp },
];

export const codeSorts: readonly SortChoice[] = [
  ...newestFirst,
  { value: 'code', label: messages.codeUp },
  { value: '-code', label: messages.codeDown },
  { value: '-used', label: messages.usedDown },
  { value: 'used', label: messages.usedUp },
  { value: 'state', label: messages.onFirst },
  { value: '-state', label: messages.onLast },
];

/** The orders of the lists of items, the usual one first. */
export const itemSorts = (withCategory: boolean): readonly SortChoice[] => [
  ...newestFirst,
  { value: '-updated', label: messages.updatedDown },
  { value: 'updated', label: messages.updatedUp },
  { value: 'title', label: messages.titleUp },
  { value: '-title', label: messages.titleDown },
  ...(withCategory ? byCategory : []),
  { value: 'state', label: messages.stateUp },
  { value: '-state', label: messages.stateDown },
  { value: 'price', label: messages.priceUp },
  { value: '-price', label: messages.priceDown },
];
