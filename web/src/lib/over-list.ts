/** Router state of the navigation from a list to an item that opens over it. */
export interface OverList {
  /** Belongs to this document: in one that is loaded anew, the item's address shows its page. */
  over: number;
}

export const overList: OverList = { over: performance.timeOrigin };

/** Whether an item is open over its list: closing it is one step back. */
export function isOverList(state: unknown): boolean {
  return (state as OverList | null)?.over === overList.over;
}
