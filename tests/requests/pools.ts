import type { RouteFixtures } from '../support/route-fixtures.ts';

/** Ids that requests choose, so that a shop never has more items than these. */
export const madeIds = Array.from({ length: 6 }, (_, at) => `made-${at}`);

/** Objects of the shop that requests may name, beyond those of `routeInputs`. */
export interface Known extends RouteFixtures {
  /** Members whom an administrator may change and delete. */
  memberIds: readonly string[];
  downloadToken: string;
}

/** Values for text fields. A field gets those that its schema accepts. */
export const texts = (known: Known): string[] => [
  ...madeIds,
  ...known.memberIds,
  known.sessionId,
  known.downloadToken,
  `article#${known.articleId}`,
  `${known.siteUrl}/articles/success`,
  `${known.siteUrl}/_local`,
  'nobody@example.test',
  'no-such-thing',
  'request-of-requests',
  'Well Logs',
  'A title of some words',
  'Ångström, 水 and 🪨',
  'granite & <b>gneiss</b>',
  '-title',
  'price',
  '2026-11-21',
  '2026-11-21T10:00:00.000Z',
  'paper.pdf',
  'application/pdf',
  'image/png',
  'SAVE10',
  'porosity',
  '1.xml',
  'a'.repeat(64),
];

export const numbers = [0, 1, 2, 3, 5, 10, 50, 100, 1000, 4.5, 0.5, 99.99, 1_000_000];

/** Values that few fields accept. */
export const oddValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  '',
  ' ',
  'x'.repeat(300),
  'x'.repeat(20_000),
  '𝔘𝔫𝔦𝔠𝔬𝔡𝔢 \u{202E}rtl\u{2066} e\u0301 🧑‍🔬',
  '\u0000',
  'a\u0000b\n\r\t\u0085\u2028',
  '\uD800 alone',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '..%2f..%2f',
  "' OR '1'='1",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '=cmd|calc!A1',
  'https://elsewhere.example/',
  '#',
  '?',
  '%',
  'NaN',
  'Infinity',
  '9'.repeat(400),
  '2026-02-31',
  '-000001-01-01T00:00:00Z',
  [],
  {},
  [[]],
  ['a', null, 1],
  Array.from({ length: 3000 }, () => 'x'),
  { toString: 'x', length: -1 },
  { $ne: null },
];
