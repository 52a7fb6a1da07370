let navigated = false;

/** Whether the visitor has moved inside the app since the document was loaded. */
export const hasNavigated = (): boolean => navigated;

/** Called by the router's shell on the first move. */
export function markNavigated(): void {
  navigated = true;
}
