import type { Page } from '@playwright/test';

/**
 * Returns the visible controls that something fixed or sticky covers, each with what covers it. The header
 * and the player's bar span the width, and content scrolls out from under them, so they count only
 * `withBars`. While a dialog is open, the controls are those of the dialog, and what covers them is not part of it.
 */
export function coveredControls(page: Page, { withBars = false } = {}): Promise<string[]> {
  return page.evaluate((countBars) => {
    const dialog = document.querySelector('dialog:modal');
    const controls = (dialog ?? document).querySelectorAll(
      'a[href], button, input, select, textarea, summary',
    );
    const bars = 'header[data-site], [data-mini-player]';
    const hanging = (element: Element | null): Element | undefined => {
      for (let at = element; at; at = at.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
      }
    };
    const describe = (element: Element) =>
      `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}`;
    const found: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      const { left, top, width, height } = control.getBoundingClientRect();
      if (top > innerHeight || top + height < 0 || width < 2) continue;
      const points = [0.05, 0.5, 0.95].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
      for (const [x, y] of points) {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        const over = hanging(hit);
        if (!over || over.contains(control) || control.contains(hit)) continue;
        if (dialog?.contains(over)) continue;
        if (!countBars && over.matches(bars)) continue;
        // The header takes up space at the top of every page.
        if (over.matches('header[data-site]')) continue;
        found.push(`${describe(control)} under ${describe(over)}`);
        break;
      }
    }
    return found;
  }, withBars);
}
