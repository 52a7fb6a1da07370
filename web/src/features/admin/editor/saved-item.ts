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

interface Saved {
  path: string;
  /** The submitted values; without a state, it is unchanged. */
  values: { title: string; state?: ChosenState['state']; publishAt?: string };
  before: ChosenState | undefined;
  isReady: boolean;
}

export function savedItem({ path, values, before, isReady }: Saved): SavedItem {
  const { title, state, publishAt } = values;
  const chosen = state ? { state, publishAt } : (before ?? { state: 'published' });
  return { title, path, chosen, isReady };
}
