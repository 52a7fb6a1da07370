import type { DocEntry } from './search-docs.ts';

/**
 * Reads the entries of the page, sections, subsections, rules and questions: each element with `data-doc-entry`, its
 * title.
 */
export function readDocEntries(page: ParentNode): DocEntry[] {
  return [...page.querySelectorAll<HTMLElement>('[data-doc-entry]')].map((entry) => {
    const outer = entry.parentElement?.closest<HTMLElement>('[data-doc-entry]');
    const own = [...entry.querySelectorAll<HTMLElement>('p, li, tr, figcaption code, pre')].filter(
      (element) =>
        element.closest('[data-doc-entry]') === entry && !element.closest('thead, [data-no-print]'),
    );
    const textOf = (elements: readonly HTMLElement[]) => elements.map(readText).join(' ');
    return {
      id: entry.id,
      title: entry.dataset['docEntry']!,
      section: outer?.dataset['docEntry'],
      text: textOf(own),
      explanation: textOf(own.filter((element) => !element.closest('figure'))),
    };
  });
}

function readText(element: HTMLElement): string {
  if (!(element instanceof HTMLTableRowElement)) return element.textContent;
  return [...element.cells].map((cell) => cell.textContent).join(': ');
}
