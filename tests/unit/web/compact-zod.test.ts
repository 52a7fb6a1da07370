import { expect, test, vi } from 'vitest';
import type * as Contracts from '#shared/contracts/index.ts';
import type { ListedCall } from '#shared/contracts/index.ts';

/** The manifest as the server reads it and as the browser does, with compact-zod in zod's place. */
async function loadBoth(): Promise<[ListedCall[], ListedCall[]]> {
  const full = (await import('#shared/contracts/index.ts')).listCalls();
  vi.resetModules();
  vi.doMock('zod', () => import('#web/src/lib/compact-zod.ts'));
  const contracts: typeof Contracts = await import('#shared/contracts/index.ts');
  return [full, contracts.listCalls()];
}

const [full, compact] = await loadBoth();
const pairs = full.map((listed, index) => ({
  name: `${listed.group}.${listed.name}`,
  full: listed.call,
  compact: compact[index]!.call,
}));

/** Values that make most rules of the contracts say yes or no. */
const values: unknown[] = [
  undefined,
  null,
  '',
  ' a ',
  'A text that is long enough for every field of every form',
  'Two lines of text\nthat are long enough for every field',
  'A text with NUL \0 that is long enough for every field',
  'Success',
  'x'.repeat(300),
  'Somebody@Example.COM ',
  'https://example.com/file.pdf',
  'gbp',
  'medium',
  'article',
  'newest',
  '12',
  -1,
  0,
  3.5,
  5,
  1_000_000,
  true,
  [],
  ['one', 'two'],
  {},
];

function fieldNames(schema: unknown): string[] {
  const shape = (schema as { def: { shape?: object } }).def.shape;
  return shape ? Object.keys(shape) : [];
}

/** Every value in every field, the other fields filled with `filler`. */
function samples(fields: string[]): unknown[] {
  if (fields.length === 0) return values;
  return fields.flatMap((field) =>
    ['12345678', 4].flatMap((filler) =>
      values.map((value) => ({
        ...Object.fromEntries(fields.map((name) => [name, filler])),
        [field]: value,
      })),
    ),
  );
}

test('has a counterpart for every call', () => {
  expect(pairs.length).toBeGreaterThan(30);
  expect(pairs.every(({ full: one, compact: other }) => one.path === other.path)).toBe(true);
  // A method that only zod's own schemas have tells the two apart.
  expect(pairs.every(({ full: one }) => 'nullish' in one.input)).toBe(true);
  expect(pairs.some(({ compact: other }) => 'nullish' in other.input)).toBe(false);
});

test.each(pairs)(
  '$name: accepts, refuses and changes the same',
  ({ full: one, compact: other }) => {
    for (const part of ['input', 'output'] as const) {
      for (const sample of samples(fieldNames(one[part]))) {
        const expected = one[part].safeParse(sample);
        const actual = other[part].safeParse(sample);
        expect(actual.success, JSON.stringify(sample)).toBe(expected.success);
        if (expected.success) expect(actual.data).toEqual(expected.data);
        else expect(places(actual.error)).toEqual(places(expected.error));
      }
    }
  },
);

/** The first issue of every place, which is what forms show; its text as far as the contract words it itself. */
function places(error: { issues: { path: PropertyKey[]; message: string }[] } | undefined) {
  const texts = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const isDefault = /^(Invalid|Too|Unrecognized)/.test(message);
    const place = path.join('.');
    if (!texts.has(place)) texts.set(place, isDefault ? 'default' : message);
  }
  return Object.fromEntries(texts);
}
