/**
 * Moves the focus to the heading of the page, without scrolling. For what removes the element that has the focus: it
 * would be lost with it, and the keyboard would start at the top of the page.
 */
export function focusPageHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true });
}
