/**
 * Reports clicks on links with an analytics event in their markup (`data-event`), with or without the app. The events
 * are not sent anywhere until the operator adds a tag that reads `window.dataLayer`.
 */
export function reportClicks(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const { event } = (target as Element).closest<HTMLElement>('a[data-event]')?.dataset ?? {};
      if (event) (window.dataLayer ??= []).push(JSON.parse(event) as Record<string, unknown>);
    },
    true,
  );
}

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}
