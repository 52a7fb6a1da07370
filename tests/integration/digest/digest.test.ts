import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openWindow, readDigestState } from '#functions/domain/digest/digest-repository.ts';
import { handler } from '#functions/digest/handler.ts';
import { writeDigest } from '#functions/digest/write-digest.ts';
import { mailChoiceToken } from '#functions/domain/members/mail-choice-token.ts';
import { accountContract } from '#shared/contracts/account.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { saveArticle } from '#functions/domain/articles/article-repository.ts';
import { listNewItems } from '#functions/domain/digest/new-items.ts';
import { dynamo, queryAll, tableName } from '#functions/platform/dynamo.ts';
import type { Mail } from '@outcrop/emulators/ses/mail-store.ts';
import { sampleArticles } from '../../support/sample-articles.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString();

let stack: TestStack;
let reader: string;
beforeAll(async () => {
  stack = await startTestStack();
  reader = await subscriber();
  await stack.register();
});
afterAll(() => stack.stop());
beforeEach(() => stateIs({ until: hours(48) }));

async function subscriber(): Promise<string> {
  const member = await stack.register();
  await stack.api(accountContract.setPreferences, { newItems: true }, member);
  return member.email;
}

const stateIs = (state: object) =>
  dynamo.send(
    new PutCommand({ TableName: tableName('settings'), Item: { key: 'digest', ...state } }),
  );

let articles = 0;
async function publish(publishedAt: string, title = `Paper ${++articles}`): Promise<string> {
  await saveArticle({ ...sampleArticles.free, id: `new-${title}`, title, publishedAt });
  return title;
}

/** Returns all members' emails from the outbox. */
async function mailsAbout(title: string): Promise<Mail[]> {
  const mails = await stack.mails();
  return mails.filter(({ text }) => text?.includes(title));
}

it('sends new items once to subscribers, and to nobody else', async () => {
  const old = await publish(hours(72));
  const fresh = await publish(hours(3));
  expect(await handler()).toEqual({ written: 1 });
  await expect.poll(() => mailsAbout(fresh), { timeout: 5000 }).toHaveLength(1);
  const [mail] = await mailsAbout(fresh);
  expect(mail!.to).toEqual([reader]);
  expect(await mailsAbout(old)).toEqual([]);
  expect(await handler()).toEqual({ written: 0 });
});

it('waits a day after the last one, and includes everything published in the meantime', async () => {
  await stateIs({ until: hours(20) });
  const fresh = await publish(hours(10));
  expect(await handler()).toEqual({ written: 0 });
  await stateIs({ until: hours(25) });
  expect(await handler()).toEqual({ written: 1 });
  await expect.poll(() => mailsAbout(fresh), { timeout: 5000 }).toHaveLength(1);
});

it('does not mention items published before the first run', async () => {
  await dynamo.send(
    new DeleteCommand({ TableName: tableName('settings'), Key: { key: 'digest' } }),
  );
  await publish(hours(2));
  expect(await handler()).toEqual({ written: 0 });
  expect(await handler()).toEqual({ written: 0 });
  expect((await readDigestState())!.until > hours(1)).toBe(true);
});

it('resumes an interrupted window with the same emails', async () => {
  const fresh = await publish(hours(5));
  const window = { since: hours(48), until: hours(1) };
  await stateIs({ until: window.since });
  expect(await openWindow(window)).toBe(true);
  expect(await openWindow(window)).toBe(false);
  // The process died halfway; newer items wait for the next run.
  await writeDigest(window, await listNewItems(window), { pageSize: 10, deadline: 0 });
  const later = await publish(hours(0.5));
  expect(await handler()).toEqual({ written: 0 });
  expect(await readDigestState()).toEqual({ key: 'digest', until: window.until });
  await expect.poll(() => mailsAbout(fresh), { timeout: 5000 }).toHaveLength(1);
  expect(await mailsAbout(later)).toEqual([]);
});

it('writes every email once when many runs are concurrent', async () => {
  const title = await publish(hours(2), 'A paper for many runs');
  const runs = await Promise.all(Array.from({ length: 20 }, () => handler()));
  expect(runs.reduce((sum, { written }) => sum + written, 0)).toBe(1);
  await expect.poll(() => mailsAbout(title), { timeout: 5000 }).toHaveLength(1);
  expect(
    await queryAll({
      TableName: tableName('mails'),
      IndexName: 'pending',
      KeyConditionExpression: 'pending = :yes',
      ExpressionAttributeValues: { ':yes': 'yes' },
    }),
  ).toEqual([]);
});

it('ends with one click in the email or the email client, for that member only', async () => {
  const [inMail, inProgram] = [await stack.register(), await stack.register()];
  for (const member of [inMail, inProgram]) {
    await stack.api(accountContract.setPreferences, { newItems: true }, member);
  }
  const title = await publish(hours(2), 'The last paper for two');
  await handler();
  const [letter] = await stack.waitForMails(inMail.email);
  const token = /\/settings\?stop=(\S+)/.exec(letter!.text!)![1]!;
  expect(letter!.text).toContain(title);
  await stack.api(accountContract.stopMails, { token: decodeURIComponent(token) });
  const [other] = await stack.waitForMails(inProgram.email);
  const url = /<(.+)>/.exec(new Map(other!.headers).get('List-Unsubscribe')!)![1]!;
  const shown = await fetch(url, { redirect: 'manual' });
  expect([shown.status, shown.headers.get('location')]).toEqual([
    302,
    expect.stringContaining('/settings?stop='),
  ]);
  const choice = (member: Session) => stack.api(accountContract.readPreferences, {}, member);
  expect(await choice(inProgram)).toEqual({ newItems: true, newEditions: true });
  const posted = await fetch(url, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  expect(posted.status).toBe(200);
  expect([await choice(inMail), await choice(inProgram)]).toEqual([
    { newItems: false, newEditions: true },
    { newItems: false, newEditions: true },
  ]);
  await stateIs({ until: hours(48) });
  // Only the subscriber of the first test remains.
  expect(await handler()).toEqual({ written: 1 });
});

it('ends nothing with an invented, changed or truncated token', async () => {
  const member = await stack.register();
  const token = await mailChoiceToken(member.id, 'newItems');
  await stack.api(accountContract.setPreferences, { newItems: true }, member);
  const other = await stack.register();
  const wrong = [token.slice(0, -1), token.replace(member.id, other.id), `${token}.x`, 'x', '.'];
  for (const bad of wrong) {
    const stopped = stack.api(accountContract.stopMails, { token: bad });
    await expect(stopped).rejects.toMatchObject({ code: 'link_invalid' });
  }
  const preferences = await stack.api(accountContract.readPreferences, {}, member);
  expect(preferences).toEqual({ newItems: true, newEditions: true });
});

it('shows twelve items and says how many more there are, with a URL without punctuation after it', async () => {
  await Promise.all(Array.from({ length: 14 }, () => publish(hours(2))));
  await handler();
  const isNew = () => mailsAbout('more on the site');
  await expect.poll(isNew, { timeout: 5000 }).not.toEqual([]);
  const [mail] = await isNew();
  const state = (await readDigestState())!;
  const total = (await listNewItems({ since: hours(48), until: state.until })).length;
  expect(mail!.text).toContain(`${total - 12} more on the site`);
  expect(mail!.text!.match(/^(Paper|Episode|Store), /gm)).toHaveLength(12);
  expect(mail!.text!.split(/\s/)).toContain(stack.siteUrl);
});
