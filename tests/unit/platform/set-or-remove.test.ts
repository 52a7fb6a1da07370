import { expect, it } from 'vitest';
import { setOrRemove } from '#functions/platform/set-or-remove.ts';

it('sets what has a value, even a falsy one, and removes the rest', () => {
  expect(setOrRemove({ state: 'open', count: 0, due: undefined, dueAt: undefined })).toEqual({
    UpdateExpression: 'SET #state = :state, #count = :count REMOVE #due, #dueAt',
    names: { '#state': 'state', '#count': 'count', '#due': 'due', '#dueAt': 'dueAt' },
    values: { ':state': 'open', ':count': 0 },
  });
});

it('only removes', () => {
  expect(setOrRemove({ due: undefined })).toEqual({
    UpdateExpression: 'REMOVE #due',
    names: { '#due': 'due' },
    values: {},
  });
});
