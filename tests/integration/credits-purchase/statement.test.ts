import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordCredits } from '#functions/domain/credits/record-credits.ts';
import { releaseHold, settleHold } from '#functions/domain/credits/end-hold.ts';
import { holdCredits } from '#functions/domain/credits/hold-credits.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { creditsContract, type StatementLine } from '#shared/contracts/credits.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { buyCredits } from '../../support/buy-credits.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const { statement, exportStatement } = creditsContract;

let requests = 0;
async function reply({ id: userId }: Session, end: 'settled' | 'released'): Promise<void> {
  const requestId = `request-${++requests}`;
  const hold = (await holdCredits({ userId, requestId }, 1, undefined))!;
  if (end === 'settled') await settleHold(hold, { reply: 'An answer.', sources: [] });
  else await releaseHold(hold, 'no_answer');
}

async function everyPage(member: Session, limit: number): Promise<StatementLine[][]> {
  const pages: StatementLine[][] = [];
  let cursor: string | undefined;
  do {
    const page = await stack.api(statement, { limit, cursor }, member);
    pages.push(page.rows);
    cursor = page.nextCursor;
  } while (cursor);
  return pages;
}

async function csvOf(member: Session): Promise<{ text: string; headers: Headers }> {
  const response = await stack.send(exportStatement, {}, member);
  return { text: await response.text(), headers: response.headers };
}

/** A member with a ledger entry of every kind, the last of them a refund. */
async function busyMember(): Promise<Session> {
  const admin = await registerAdmin(stack);
  const { buyer, sessionId } = await buyCredits(stack, { packageId: 'small' });
  await reply(buyer, 'settled');
  await reply(buyer, 'released');
  const adjust = (credits: number, reason: string, requestId: string) =>
    stack.api(membersContract.adjustCredits, { id: buyer.id, credits, reason, requestId }, admin);
  await adjust(3, 'For the "long" wait, sorry', 'request-gift');
  await adjust(-12, '=HYPERLINK("https://evil.example")', 'request-taken');
  await stack.stripe.refund(sessionId);
  await stack.stripe.idle();
  return buyer;
}

describe('the statement', () => {
  it('shows every entry, newest first, with the balance after it, and not who did it', async () => {
    const buyer = await busyMember();
    const { credits, rows, nextCursor } = await stack.api(statement, {}, buyer);
    expect(credits).toBe(3);
    expect(nextCursor).toBeUndefined();
    const shown = rows.map(({ kind, credits, balance, detail, unrecovered }) => [
      kind,
      credits,
      balance,
      detail,
      unrecovered,
    ]);
    expect(shown).toEqual([
      ['refund', -12, 3, '20 chat credits, refunded', 8],
      ['adjustment', -12, 15, '=HYPERLINK("https://evil.example")', undefined],
      ['adjustment', 3, 27, 'For the "long" wait, sorry', undefined],
      ['returned', 1, 24, undefined, undefined],
      ['reply', -1, 23, undefined, undefined],
      ['reply', -1, 24, undefined, undefined],
      ['purchase', 20, 25, '20 chat credits', undefined],
      ['sign-up', 5, 5, undefined, undefined],
    ]);
    expect(JSON.stringify(rows)).not.toContain('"by"');
    expect(rows.map(({ bookedAt }) => bookedAt)).toEqual(
      rows.map(({ bookedAt }) => bookedAt).sort((a, b) => (a < b ? 1 : -1)),
    );
  });

  it.each([1, 2, 7, 100])('comes in pages of %d, without gaps or repeats', async (limit) => {
    const buyer = await stack.register();
    await recordCredits(buyer.id, { entry: 'adjust#many', kind: 'adjustment', credits: 30 });
    for (let count = 0; count < 12; count++) await reply(buyer, 'settled');
    const pages = await everyPage(buyer, limit);
    expect(pages.map(({ length }) => length)).toEqual(
      Array.from({ length: Math.ceil(14 / limit) }, (_, page) =>
        Math.min(limit, 14 - page * limit),
      ),
    );
    const rows = pages.flat();
    expect(rows.map(({ balance }) => balance)).toEqual([
      ...Array.from({ length: 12 }, (_, count) => 23 + count),
      35,
      5,
    ]);
    expect(rows.reduce((sum, { credits }) => sum + credits, 0)).toBe(23);
  });

  it("shows only the caller's entries, even with another member's cursor", async () => {
    const buyer = await busyMember();
    const { nextCursor } = await stack.api(statement, { limit: 2 }, buyer);
    const other = await stack.register();
    const { rows } = await stack.api(statement, { cursor: nextCursor }, other);
    expect(rows.map(({ kind }) => kind).filter((kind) => kind !== 'sign-up')).toEqual([]);
    for (const cursor of ['x', Buffer.from('{"entry":1}').toString('base64url')]) {
      const failure = await failureOf(stack.api(statement, { cursor }, other));
      expect([failure.status, failure.code]).toEqual([400, 'validation_failed']);
    }
    for (const call of [statement, exportStatement]) {
      expect((await failureOf(stack.api(call, {}, {}))).code).toBe('not_signed_in');
    }
  });
});

describe('the statement as CSV', () => {
  it('has a header and every entry, oldest first, and no formulas', async () => {
    const buyer = await busyMember();
    const { text, headers } = await csvOf(buyer);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="credits-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    const lines = text.split('\r\n');
    expect(lines.pop()).toBe('');
    expect(lines.shift()).toBe('Time,Kind,Credits,Balance,Not recovered,Detail,Entry');
    const withoutTimes = lines.map((line) => line.replace(/^[^,]+,/, '').replace(/,[^,]+$/, ''));
    expect(withoutTimes).toEqual([
      'Sign-up,5,5,,',
      'Purchase,20,25,,20 chat credits',
      'Reply,-1,24,,',
      'Reply,-1,23,,',
      'Returned,1,24,,',
      'Adjustment,3,27,,"For the ""long"" wait, sorry"',
      `Adjustment,-12,15,,"'=HYPERLINK(""https://evil.example"")"`,
      'Refund,-12,3,8,"20 chat credits, refunded"',
    ]);
  });
});
