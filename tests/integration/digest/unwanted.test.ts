// @module-tag long

import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveArticle } from '#functions/domain/articles/article-repository.ts';
import { deliverPendingMails } from '#functions/domain/mail-delivery/deliver-pending-mails.ts';
import { mailChoiceToken } from '#functions/domain/members/mail-choice-token.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import { accountContract } from '#shared/contracts/account.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { loadHandler } from '../../support/load-handler.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { testPassword as password } from '../../support/test-members.ts';

let stack: TestStack;
beforeAll(async () => {
  // Emails wait in the outbox, as they do while SES is slow.
  stack = await startTestStack({
    loadHandler: async (group) => (group === 'mail' ? async () => undefined : loadHandler(group)),
  });
});
afterAll(() => stack.stop());

const { setPreferences, stopMails, deleteAccount } = accountContract;

async function subscriber(): Promise<Session> {
  const member = await stack.register();
  await stack.api(setPreferences, { newItems: true }, member);
  return member;
}

it('is not sent to members who have unsubscribed, left or been disabled since it was written', async () => {
  const [stays, stopped, left, shutOut] = [
    await subscriber(),
    await subscriber(),
    await subscriber(),
    await subscriber(),
  ];
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const Item = { key: 'digest', until: at(48) };
  await dynamo.send(new PutCommand({ TableName: tableName('settings'), Item }));
  await saveArticle({ ...sampleArticles.free, id: 'new', publishedAt: at(3) });
  expect(await stack.invoke('digest', {})).toEqual({ written: 4 });

  await stack.api(stopMails, { token: await mailChoiceToken(stopped.id, 'newItems') });
  await stack.api(deleteAccount, { password }, left);
  const closing = { id: shutOut.id, disabled: true, reason: 'Spam' };
  await stack.api(membersContract.setDisabled, closing, await registerAdmin(stack));
  // The address's new owner has not subscribed.
  await stack.register(left.email);
  await deliverPendingMails(Date.now() + 60_000);

  const subjects = async ({ email }: Session) =>
    (await stack.mails(email)).map(({ subject }) => subject);
  expect(await subjects(stays)).toEqual([`New: ${sampleArticles.free.title}`]);
  expect(await subjects(stopped)).toEqual([]);
  expect(await subjects(left)).toEqual(['Your Outcrop account was deleted']);
  expect(await subjects(shutOut)).toEqual([]);
});
