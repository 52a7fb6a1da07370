import { describe, expect, it } from 'vitest';
import { createItemSorter } from '#functions/domain/catalogue/sort-items.ts';
import type { ItemColumn, PublicationState } from '#shared/contracts/fields.ts';

const entry = (
  id: string,
  [title, category]: [string, string],
  state: PublicationState,
  price: number,
) => ({
  id,
  createdAt: `2026-11-0${id}`,
  row: { id, title, category, state, price, updatedAt: `2026-12-0${10 - Number(id)}` },
});

/** Newest first, as the list is cached. */
const rows = [
  entry('4', ['Zürich', 'Maps'], 'published', 9),
  entry('3', ['archie', 'logs'], 'draft', 12.5),
  entry('2', ['Ångström', 'Logs'], 'unpublished', 9),
  entry('1', ['Basalt', 'Water'], 'scheduled', 0),
];
const sorted = createItemSorter();
const ids = (sort: ItemColumn | `-${ItemColumn}`) => sorted(rows, sort).map(({ id }) => id);

describe("the order of an administrators' list", () => {
  it.each([
    ['date', ['1', '2', '3', '4']],
    ['-date', ['4', '3', '2', '1']],
    ['updated', ['4', '3', '2', '1']],
    ['title', ['2', '3', '1', '4']],
    ['-title', ['4', '1', '3', '2']],
    ['category', ['3', '2', '4', '1']],
    ['state', ['3', '1', '4', '2']],
    ['price', ['1', '4', '2', '3']],
    ['-price', ['3', '4', '2', '1']],
  ] as const)('by %s, with equal rows newest first', (sort, expected) => {
    expect(ids(sort)).toEqual(expected);
  });

  it('is kept while the list is cached', () => {
    expect(sorted(rows, 'title')).toBe(sorted(rows, 'title'));
    expect(sorted([...rows], 'title')).not.toBe(sorted(rows, 'title'));
  });
});
