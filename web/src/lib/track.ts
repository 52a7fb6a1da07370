declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Reports an analytics event. It goes nowhere until the operator configures a tag that reads `window.dataLayer`. */
export function track(event: string, details: Record<string, unknown> = {}): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...details });
}
