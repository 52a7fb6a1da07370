import type { Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Makes the first cell of each row its heading, and sets `data-head` of the other cells to the name of their column.
 */
export function labelCells(tree: Root): void {
  visit(tree, 'table', ({ children: [head, ...rows] }: Table) => {
    const names = head?.children.map((cell) => toString(cell)) ?? [];
    for (const cell of head?.children ?? []) cell.data = { hProperties: { scope: 'col' } };
    for (const { children } of rows) {
      for (const [index, cell] of children.entries()) {
        cell.data =
          index === 0
            ? { hName: 'th', hProperties: { scope: 'row' } }
            : { hProperties: { 'data-head': names[index] } };
      }
    }
  });
}
