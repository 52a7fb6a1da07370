import type { ChosenState } from './state-field.tsx';

/** What has become of an item that was saved. */
export interface SavedItem {
  title: string;
  /** Its page, which only administrators see until it is published. */
  path: string;
  chosen: ChosenState;
  /** Its file is there. */
  isReady: boolean;
}

interface Saved {
  path: string;
  /** What the form sent; without a state, it stays as it was. */
  values: { title: string; state?: ChosenState['state']; publishAt?: string };
  before: ChosenState | undefined;
  isReady: boolean;
}

export function savedItem({ path, values, before, isReady }: Saved): SavedItem {
  const { title, state, publishAt } = values;
  const chosen = state ? { state, publishAt } : (before ?? { state: 'published' });
  return { title, path, chosen, isReady };
}
