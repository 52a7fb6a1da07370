import { focusPageHeading } from './focus-page-heading.ts';

/**
 * Moves the focus from a button that removes its row to the same button of the next row, else of the previous one, else
 * to the heading of the page.
 */
export function focusNextRow(button: HTMLElement): void {
  const row = button.closest('li')!;
  const place = [...row.querySelectorAll('button')].indexOf(button as HTMLButtonElement);
  const near = row.nextElementSibling ?? row.previousElementSibling;
  const next = near?.querySelectorAll('button')[place];
  if (next) next.focus();
  else focusPageHeading();
}
