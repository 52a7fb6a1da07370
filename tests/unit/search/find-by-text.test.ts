import { describe, expect, it } from 'vitest';
import { byRelevance, findByText } from '#shared/search/find-by-text.ts';
import { foldText, hasWords, searchWords } from '#shared/search/fold-text.ts';
import { isOneTypo } from '#shared/search/is-one-typo.ts';

const rows = [
  { title: 'Reading a pumping test', text: 'Groundwater, and what quality of data it needs.' },
  { title: 'The Density–Neutron Crossover', text: 'Gas, or only a wrong matrix?' },
  { title: 'Archie’s Equation and Its Limits', text: 'Where m and n come from.' },
  { title: 'Más allá del límite', text: 'Über Ränder; Łódź.' },
  { title: 'Limits of a map', text: 'About errors near the coast.' },
];
const titles = (q: string) =>
  byRelevance(findByText(rows, q, ({ title, text }) => [title, text])).map(({ title }) => title);

describe('a search', () => {
  it.each([
    ["Archie's", rows[2]],
    ['archies', rows[2]],
    ['ARCHIE’S', rows[2]],
    ['density-neutron', rows[1]],
    ['density—neutron', rows[1]],
    ['neutron density', rows[1]],
    ['mas alla', rows[3]],
    ['lodz uber', rows[3]],
    ['grounwater', rows[0]],
    ['qualty', rows[0]],
    ['groudnwater', rows[0]],
    ['pumpnig', rows[0]],
    ['crossovr gas', rows[1]],
  ])('for %j finds the one that is meant', (q, row) => {
    expect(titles(q)).toEqual([row!.title]);
  });

  it('treats a word as a typo only if nothing contains it, and never a short one', () => {
    expect(titles('map')).toEqual([rows[4]!.title]);
    expect(titles('mat')).toEqual([rows[1]!.title]);
    expect(titles('gxs')).toEqual([]);
    expect(titles('zzzz')).toEqual([]);
  });

  it('puts complete words before parts, and titles before texts', () => {
    const cores = [{ title: 'Score' }, { title: 'Cores' }, { title: 'A core' }];
    const found = findByText(cores, 'core', ({ title }) => [title]);
    expect(byRelevance(found).map(({ title }) => title)).toEqual(['A core', 'Cores', 'Score']);
    expect(titles('limits')).toEqual([rows[2]!.title, rows[4]!.title]);
    expect(titles('its limits')[0]).toBe(rows[2]!.title);
    expect(titles('data')[0]).toBe(rows[0]!.title);
  });

  it('of nothing, or of punctuation, finds everything in its order', () => {
    for (const q of ['', '   ', '–’"!']) expect(titles(q)).toEqual(rows.map(({ title }) => title));
  });
});

it('folds case, accents, punctuation, dashes and apostrophes', () => {
  expect(foldText('  Archie’s “Law” – 2.0 & Ångström/Straße ')).toBe(
    'archies law 2 0 angstrom strasse',
  );
  expect(foldText('地下水 и Вода')).toBe('地下水 и вода');
  expect(searchWords('a–b a')).toEqual(['a', 'b']);
  expect(hasWords('ann.smith@example.test', searchWords('Ann.Smith@'))).toBe(true);
  expect(hasWords('ann.smith@example.test', searchWords('bob'))).toBe(false);
});

it.each([
  ['water', 'watre', true],
  ['water', 'wter', true],
  ['water', 'watter', true],
  ['water', 'wader', true],
  ['water', 'water', false],
  ['water', 'wtare', false],
  ['water', 'waterss', false],
])('%s and %s differ by one letter: %s', (a, b, expected) => {
  expect(isOneTypo(a, b)).toBe(expected);
});
