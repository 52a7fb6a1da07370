import type { ChosenState } from './state-field.tsx';

/** The result of saving an item. */
export interface SavedItem {
  title: string;
  /** Its page, which only administrators see until it is published. */
  path: string;
  chosen: ChosenState;
  /** Whether the item has its file. */
  isReady: boolean;
}

/** The submitted values; without a state, it is unchanged. */
export interface SavedValues {
  title: string;
  state?: ChosenState['state'];
  publishAt?: string;
}

interface Saved {
  path: string;
  values: SavedValues;
  before: ChosenState | undefined;
  isReady: boolean;
}

export function savedItem({ path, values, before, isReady }: Saved): SavedItem {
  const { title, state, publishAt } = values;
  const chosen = state ? { state, publishAt } : (before ?? { state: 'published' });
  return { title, path, chosen, isReady };
}
