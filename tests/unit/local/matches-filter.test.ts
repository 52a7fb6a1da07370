import { expect, it } from 'vitest';
import { matchesFilter } from '#infra/local/from-template/matches-filter.ts';

const catalogue = {
  eventName: ['INSERT', 'MODIFY'],
  dynamodb: { Keys: { key: { S: [{ prefix: 'catalogue#' }] } } },
};
const record = (eventName: string, key: string) => ({
  eventName,
  dynamodb: { Keys: { key: { S: key } } },
});

it.each([
  ['INSERT', 'catalogue#articles', true],
  ['MODIFY', 'catalogue#articles', true],
  ['REMOVE', 'catalogue#articles', false],
  ['INSERT', 'admins', false],
])('a filter accepts %s of %s: %s', (eventName, key, expected) => {
  expect(matchesFilter(catalogue, record(eventName, key))).toBe(expected);
});

it('a filter rejects a record that lacks what it asks for', () => {
  expect(matchesFilter(catalogue, { eventName: 'INSERT' })).toBe(false);
});

it('one matching value of several is enough', () => {
  expect(matchesFilter({ tags: ['a'] }, { tags: ['b', 'a'] })).toBe(true);
  expect(matchesFilter({ tags: ['a'] }, { tags: ['b'] })).toBe(false);
});

it('an unknown condition is an error', () => {
  expect(() => matchesFilter({ eventName: [{ suffix: 'T' }] }, record('INSERT', ''))).toThrow(
    'suffix',
  );
});
