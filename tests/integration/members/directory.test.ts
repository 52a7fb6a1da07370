import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { membersContract } from '#shared/contracts/members.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { buyArticle, paidArticle } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack, 'zoe.admin@example.test');
  for (const name of ['dora', 'anna', 'carl', 'bert', 'hannah']) {
    await stack.register(`${name}@strata.test`);
  }
});
afterAll(() => stack.stop());

const { list, get } = membersContract;

async function everyPage(q: string | undefined, limit: number): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = await stack.api(list, { q, limit, cursor }, admin);
    pages.push(page.rows.map(({ email }) => email));
    cursor = page.nextCursor;
  } while (cursor);
  return pages;
}

describe('the list of accounts', () => {
  it('is sorted by address, page by page, with nobody twice', async () => {
    expect(await everyPage(undefined, 2)).toEqual([
      ['anna@strata.test', 'bert@strata.test'],
      ['carl@strata.test', 'dora@strata.test'],
      ['hannah@strata.test', 'zoe.admin@example.test'],
    ]);
  });

  it('includes a member from before the list existed once they sign in again', async () => {
    const { id, email } = await stack.register('early@strata.test');
    await dynamo.send(
      new UpdateCommand({
        TableName: tableName('users'),
        Key: { id },
        UpdateExpression: 'REMOVE directory',
      }),
    );
    expect(await everyPage(email, 50)).toEqual([[]]);
    await stack.login(email);
    expect(await everyPage(email, 50)).toEqual([[email]]);
  });

  it('finds any part of an address, in whatever case, across pages', async () => {
    expect(await everyPage('ANNA', 1)).toEqual([['anna@strata.test'], ['hannah@strata.test']]);
    expect(await everyPage('@example', 50)).toEqual([['zoe.admin@example.test']]);
    expect(await everyPage('nobody', 50)).toEqual([[]]);
  });

  it('continues where it stopped when members join in the meantime', async () => {
    const first = await stack.api(list, { q: '@strata', limit: 2 }, admin);
    await stack.register('aaron@strata.test');
    const second = await stack.api(
      list,
      { q: '@strata', limit: 2, cursor: first.nextCursor },
      admin,
    );
    expect(second.rows.map(({ email }) => email)).toEqual(['carl@strata.test', 'dora@strata.test']);
  });

  it('refuses a cursor that it did not issue', async () => {
    const failure = await failureOf(stack.api(list, { cursor: 'nonsense' }, admin));
    expect([failure.status, failure.code]).toEqual([400, 'validation_failed']);
  });

  it('is for administrators, who are checked live', async () => {
    const member = await stack.register();
    expect((await failureOf(stack.api(list, {}, member))).code).toBe('forbidden');
    const former = await registerAdmin(stack);
    await stack.removeAdmin(former.email);
    expect((await failureOf(stack.api(list, {}, former))).code).toBe('forbidden');
  });
});

describe('one account', () => {
  it('shows role, purchases and ledger', async () => {
    await stack.seedArticles();
    const { buyer, sessionId } = await buyArticle(stack);
    const detail = await stack.api(get, { id: buyer.id }, admin);
    expect(detail).toMatchObject({
      id: buyer.id,
      email: buyer.email,
      role: 'user',
      credits: 5,
      access: [
        {
          item: `article#${paidArticle.id}`,
          resourceType: 'article',
          resourceId: paidArticle.id,
          title: paidArticle.title,
          state: 'owned',
          sessionId,
          amountPaid: 4.5,
          amountRefunded: 0,
          currency: 'gbp',
        },
      ],
      ledger: [{ entry: 'grant#sign-up', kind: 'sign-up', credits: 5 }],
    });
    expect((await stack.api(get, { id: admin.id }, admin)).role).toBe('admin');
  });

  it('that does not exist is not found', async () => {
    const failure = await failureOf(stack.api(get, { id: 'nobody' }, admin));
    expect([failure.status, failure.code]).toEqual([404, 'not_found']);
  });
});
