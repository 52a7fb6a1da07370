import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listLedger } from '#functions/domain/credits/ledger-repository.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import { membersContract } from '#shared/contracts/members.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import type { ApiFailure } from '../../support/call-api.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
let requests = 0;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());

const adjust = (
  id: string,
  credits: number,
  { requestId = `request-${++requests}`, reason = 'Goodwill' } = {},
) => stack.api(membersContract.adjustCredits, { id, credits, reason, requestId }, admin);

async function sumOfRows(userId: string): Promise<number> {
  return (await listLedger(userId)).reduce((sum, { credits }) => sum + credits, 0);
}

describe('adjusting credits', () => {
  it('changes the balance, with a row that says why, and an entry in the audit log', async () => {
    const { id, email } = await stack.register();
    const detail = await adjust(id, 20, { reason: 'Conference voucher', requestId: 'request-abc' });
    expect(detail.credits).toBe(25);
    const [row] = await listLedger(id);
    expect(row).toMatchObject({
      entry: 'adjust#request-abc',
      kind: 'adjustment',
      credits: 20,
      reason: 'Conference voucher',
      by: admin.id,
      day: row!.createdAt.slice(0, 10),
    });
    const log = await stack.api(reportsContract.audit, { q: email }, admin);
    expect(log.rows).toMatchObject([
      {
        actorEmail: admin.email,
        action: 'user.credits',
        target: `user#${id}`,
        label: email,
        details: { credits: '20', reason: 'Conference voucher' },
      },
    ]);
  });

  it('never deducts more than the balance, and says what the balance is', async () => {
    const { id } = await stack.register();
    const failure = await failureOf(adjust(id, -6));
    expect([failure.status, failure.code]).toEqual([402, 'out_of_credits']);
    expect(failure.message).toContain('This account has 5 credits, so you cannot remove more.');
    expect((await adjust(id, -5)).credits).toBe(0);
    expect(await sumOfRows(id)).toBe(0);
  });

  it('does nothing for a repeated request, and refuses a changed one', async () => {
    const { id, email } = await stack.register();
    const requestId = 'request-twice';
    await Promise.all(Array.from({ length: 10 }, () => adjust(id, 7, { requestId })));
    expect((await adjust(id, 7, { requestId })).credits).toBe(12);
    expect((await failureOf(adjust(id, 8, { requestId }))).code).toBe('conflict');
    expect(await sumOfRows(id)).toBe(12);
    const log = await stack.api(reportsContract.audit, { q: email }, admin);
    expect(log.rows).toHaveLength(1);
  });

  it('requires a number other than 0, a reason, and an account that exists', async () => {
    const { id } = await stack.register();
    expect((await failureOf(adjust(id, 0))).fields).toHaveProperty('credits');
    expect((await failureOf(adjust(id, 1, { reason: ' ' }))).fields).toEqual({
      reason: 'Give a reason of at least 3 characters for the audit log',
    });
    expect((await failureOf(adjust('nobody', 1))).code).toBe('not_found');
  });

  it(
    'keeps the sum of the rows equal to the balance, with many concurrent adjustments',
    { tags: 'long', timeout: 300_000 },
    async () => {
      const { id } = await stack.register();
      const amounts = Array.from({ length: 100 }, () => randomInt(1, 9) * (randomInt(2) ? 1 : -1));
      const outcomes = await Promise.allSettled(amounts.map((credits) => adjust(id, credits)));
      const recorded = amounts.filter((_, index) => outcomes[index]!.status === 'fulfilled');
      const refusals = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [(outcome.reason as ApiFailure).code] : [],
      );
      for (const code of refusals) expect(['out_of_credits', 'conflict']).toContain(code);
      const balance = (await getMember(id))!.credits;
      expect(recorded.length).toBeGreaterThan(0);
      expect(balance).toBe(5 + recorded.reduce((sum, credits) => sum + credits, 0));
      expect(balance).toBeGreaterThanOrEqual(0);
      expect(await sumOfRows(id)).toBe(balance);
      expect(await listLedger(id)).toHaveLength(recorded.length + 1);
    },
  );
});
