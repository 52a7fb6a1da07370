let navigated = false;

/** Whether the visitor has navigated inside the app since the document loaded. */
export const hasNavigated = (): boolean => navigated;

/** Called by the router shell on the first navigation. */
export function markNavigated(): void {
  navigated = true;
}
