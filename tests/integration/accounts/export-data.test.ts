import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberDataTables } from '#functions/domain/members/member-data-repository.ts';
import { putPosition } from '#functions/domain/podcasts/position-repository.ts';
import { accountContract } from '#shared/contracts/account.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { privacyContract } from '#shared/contracts/privacy.ts';
import { waitlistContract } from '#shared/contracts/waitlist.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { paidArticle } from '../../support/buy-article.ts';
import { deletionLinksOf } from '../../support/deletion-links-of.ts';
import { failureOf } from '../../support/failure-of.ts';
import { giveMemberData } from '../../support/give-member-data.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { useUpLimit } from '../../support/use-up-limit.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
});
afterAll(() => stack.stop());

const { exportData, setPreferences } = accountContract;

const cursorOf = (place: object) => Buffer.from(JSON.stringify(place)).toString('base64url');

/** Joins all parts, as the web app does. */
async function exportAll(member: Session) {
  const parts: Record<string, Record<string, unknown>[]> = {};
  let answers = 0;
  let cursor: string | undefined;
  do {
    const response = await stack.api(exportData, { cursor }, member);
    for (const [name, rows] of Object.entries(response.parts)) {
      (parts[name] ??= []).push(...(rows as Record<string, unknown>[]));
    }
    cursor = response.nextCursor;
    answers++;
  } while (cursor);
  return { parts, answers };
}

it('contains everything that a member has, and nothing of anybody else', async () => {
  const member = await stack.register();
  const other = await stack.register();
  const sessionId = await giveMemberData(stack, member);
  await giveMemberData(stack, other);
  await stack.api(setPreferences, { newItems: true }, member);
  const { parts, answers } = await exportAll(member);
  expect(answers).toBe(1);
  const { id, email } = member;
  const paid = { amount: 4.5, refunded: 0, currency: 'gbp' };
  const item = `article#${paidArticle.id}`;
  const date = expect.any(String);
  expect(parts).toMatchObject({
    profile: [{ id, email, credits: 3, createdAt: date, newItems: true, newEditions: true }],
    purchases: [{ item, title: paidArticle.title, state: 'owned', ...paid }],
    orders: [
      {
        title: paidArticle.title,
        status: 'paid',
        receipt: sessionId,
        email,
        cardDigits: '4242',
        ...paid,
      },
    ],
    ratings: [{ item, rating: 4, ratedAt: date }],
    reviews: [{ item, sentence: 'Clear from the first page.', state: 'waiting', writtenAt: date }],
    positions: [{ item: 'podcast#an-episode', positionSeconds: 61, playbackRate: 1 }],
  });
  expect(parts['ledger']!.map(({ entry, credits }) => [entry, credits])).toEqual([
    ['grant#sign-up', 5],
    ['settle#a-kept-reply#1', 0],
    ['use#a-kept-reply#1', -1],
    ['use#a-reply-on-its-way#1', -1],
  ]);
  expect(parts['holds']).toMatchObject([
    { requestId: 'a-kept-reply', state: 'settled', reply: 'Porosity is the share of voids.' },
    { requestId: 'a-reply-on-its-way', state: 'open' },
  ]);
  expect(parts['feedback']).toMatchObject([
    { vote: 'up', question: 'What is porosity?', reply: 'Porosity is the share of voids.' },
  ]);
  const text = JSON.stringify(parts);
  expect(text).not.toContain(other.id);
  expect(text).not.toContain(other.email);
  for (const secret of [member.token, member.refreshToken, 'A secret of mine', 'pi_', 'http']) {
    expect(text).not.toContain(secret);
  }
});

it('comes in parts if it is long, with each row once', { tags: 'long' }, async () => {
  const member = await stack.register();
  const position = { positionSeconds: 1, playbackRate: 1, listenedAt: '2026-11-21T10:00:00.000Z' };
  const episodes = Array.from({ length: 510 }, (_, number) => `episode-${number}`);
  await Promise.all(episodes.map((episode) => putPosition(member.id, episode, position)));
  const { parts, answers } = await exportAll(member);
  expect(answers).toBe(2);
  expect(parts['positions']).toHaveLength(510);
  expect(new Set(parts['positions']!.map(({ item }) => item)).size).toBe(510);
  expect(parts['profile']).toHaveLength(1);
});

it("reads only the caller's rows, whatever the cursor says", async () => {
  const [member, other] = [await stack.register(), await stack.register()];
  const cursor = cursorOf({ kind: 'ledger', userId: other.id, after: '!' });
  const { parts } = await stack.api(exportData, { cursor }, member);
  expect(parts['ledger']).toHaveLength(1);
  expect(JSON.stringify(parts)).not.toContain(other.id);
});

it('refuses a cursor that it did not issue, instead of failing', async () => {
  const member = await stack.register();
  const invented = [
    'nonsense',
    cursorOf({ kind: 'users' }),
    cursorOf({ kind: 'ledger', after: '' }),
    cursorOf({ kind: 'ledger', after: { entry: 'x' } }),
  ];
  for (const cursor of invented) {
    const refusal = await failureOf(stack.api(exportData, { cursor }, member));
    expect([cursor, refusal.code]).toEqual([cursor, 'validation_failed']);
  }
  for (const kind of memberDataTables) {
    const cursor = cursorOf({ kind, after: '\0', start: { foo: 'bar' } });
    expect((await stack.send(exportData, { cursor }, member)).status).toBe(200);
  }
});

// Anyone can register with another person's address, so an export excludes the address's waitlists and
// requests.
it('does not mention the waitlists that the address is on', async () => {
  const member = await stack.register();
  await stack.api(waitlistContract.join, { email: member.email });
  const { parts } = await exportAll(member);
  expect(Object.keys(parts).sort()).toEqual([...memberDataTables, 'profile'].sort());
  expect(JSON.stringify(parts)).not.toContain('proposal');
});

it('does not mention the deletion requests for the address', async () => {
  const member = await stack.register();
  const { email } = member;
  const asked = { email, scope: 'water-app' as const, requestId: crypto.randomUUID() };
  const { reference } = await stack.api(privacyContract.request, asked);
  const [mail] = await stack.waitForMails(email);
  const token = deletionLinksOf(mail!).confirm!;
  await stack.api(privacyContract.confirm, { reference, token });
  const { parts } = await exportAll(member);
  expect(Object.keys(parts)).not.toContain('deletionRequests');
  expect(JSON.stringify(parts)).not.toMatch(new RegExp(`water-app|${reference}`));
});

it('is limited per caller', async () => {
  const member = await stack.register();
  await useUpLimit('data-export', member.id, siteConfig.limits.dataExport);
  await stack.api(exportData, {}, member);
  const refusal = await failureOf(stack.api(exportData, {}, member));
  expect(refusal.code).toBe('too_many_requests');
  // An export that has started completes, however many parts it has.
  expect(
    (await stack.send(exportData, { cursor: cursorOf({ kind: 'ledger' }) }, member)).status,
  ).toBe(200);
});
