import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Session } from '#shared/contracts/auth.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { articleFields, registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());

const openSteps = async () =>
  (await stack.api(reportsContract.firstSteps, {}, admin)).steps
    .filter(({ isDone }) => !isDone)
    .map(({ id }) => id);

it('asks for the first item until one is published', async () => {
  expect(await openSteps()).toEqual(['item']);
  await stack.api(articlesAdminContract.create, articleFields, admin);
  expect(await openSteps(), 'a draft is not on sale').toEqual(['item']);
  await stack.seedArticles();
  expect(await openSteps()).toEqual([]);
});
