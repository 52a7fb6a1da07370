/** Router state of the navigation from a list to an item that opens over it. */
export interface OverList {
  /** Identifies this document: after a reload, the item's URL shows its page. */
  over: number;
}

export const overList: OverList = { over: performance.timeOrigin };

/** Whether an item is open over its list, so that closing it is one step back. */
export function isOverList(state: unknown): boolean {
  return (state as OverList | null)?.over === overList.over;
}
