import { expect, test } from 'vitest';
import { differences } from '#functions/domain/audit/differences.ts';

test('names what was changed, and from what', () => {
  const before = { title: 'Logs', price: '£4.50' };
  expect(differences(before, { title: 'Logs', price: '£5.00' })).toEqual({
    price: '£4.50 → £5.00',
  });
});

test('calls an empty text "none"', () => {
  expect(differences({ tags: '' }, { tags: 'gamma ray' })).toEqual({ tags: 'none → gamma ray' });
  expect(differences({ tags: 'gamma ray' }, { tags: '' })).toEqual({ tags: 'gamma ray → none' });
});

test('does not quote long texts', () => {
  expect(differences({ text: 'a' }, { text: 'b'.repeat(121) })).toEqual({ text: 'changed' });
});

test('returns nothing if nothing has changed', () => {
  expect(differences({ title: 'Logs' }, { title: 'Logs' })).toBeUndefined();
});
