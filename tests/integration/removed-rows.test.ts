import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeItem, getItem } from '#functions/domain/catalogue/catalogue-repository.ts';
import { countVisit } from '#functions/domain/visits/visit-repository.ts';
import { endSessionsBefore, getMember } from '#functions/domain/members/member-repository.ts';
import { startTestStack, type TestStack } from '../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

it('does not recreate a removed member whose sessions end', async () => {
  await expect(endSessionsBefore('gone', new Date().toISOString())).rejects.toThrow();
  expect(await getMember('gone')).toBeUndefined();
});

it('does not recreate a removed item whose visit is counted', async () => {
  await countVisit('articles', 'gone', 'a-visit');
  expect(await getItem('articles', 'gone')).toBeUndefined();
});

it('does not recreate a removed item that is changed', async () => {
  expect(await changeItem('articles', 'gone', { title: 'A title' }, [], {})).toBe(false);
  expect(await getItem('articles', 'gone')).toBeUndefined();
});
