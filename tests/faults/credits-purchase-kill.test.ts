import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getMember } from '#functions/domain/members/member-repository.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { verify } from '../support/buy-article.ts';
import { buyCredits } from '../support/buy-credits.ts';
import { purchaseMoves, readBooks, useUp } from '../support/credit-books.ts';
import { everyKill } from '../support/every-kill.ts';
import { expectLedgerInOrder } from '../support/expect-ledger-in-order.ts';
import { prepareChild } from '../support/run-child.ts';
import { registerAdmin } from '../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
let fulfil: Awaited<ReturnType<typeof prepareChild>>;
let administer: Awaited<ReturnType<typeof prepareChild>>;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
  const child = (name: string) =>
    prepareChild(fileURLToPath(new URL(`./children/${name}`, import.meta.url)));
  fulfil = await child('fulfil-session.ts');
  administer = await child('administer-member.ts');
});
afterAll(() => stack.stop());
beforeEach(() => stack.stripe.switches({ holdWebhooks: false }));
afterEach(() => expectLedgerInOrder(stack));

/** A member who bought 50 credits and used 15, the first 5 of them from signing up. */
async function buyAndUse(): Promise<{ buyer: Session; sessionId: string }> {
  await stack.stripe.switches({ holdWebhooks: false });
  const bought = await buyCredits(stack);
  await useUp(bought.buyer.id, 15);
  await stack.stripe.switches({ holdWebhooks: true });
  return bought;
}

describe('a process killed between any two steps', () => {
  it('of a refund withdraws the credits once, or the next process does', async () => {
    const steps = await everyKill(async (kill) => {
      const { buyer, sessionId } = await buyAndUse();
      await stack.stripe.refund(sessionId);
      const killed = await fulfil({ SESSION_ID: sessionId }, kill);
      expect([0, 40]).toContain((await readBooks(buyer.id)).credits);
      expect((await verify(stack, buyer, sessionId, 'medium')).status).toBe('refunded');
      expect((await readBooks(buyer.id)).credits).toBe(0);
      expect(await purchaseMoves(buyer.id)).toEqual([
        [50, undefined],
        [-40, 10],
      ]);
      return killed;
    });
    expect(steps).toBeGreaterThanOrEqual(5);
  }, 240_000);

  it('of a won dispute returns the credits once', async () => {
    const steps = await everyKill(async (kill) => {
      const { buyer, sessionId } = await buyAndUse();
      await stack.stripe.openDispute(sessionId);
      expect((await verify(stack, buyer, sessionId, 'medium')).status).toBe('disputed');
      await stack.stripe.closeDispute(sessionId, 'won');
      const killed = await fulfil({ SESSION_ID: sessionId }, kill);
      expect([0, 40]).toContain((await readBooks(buyer.id)).credits);
      expect((await verify(stack, buyer, sessionId, 'medium')).status).toBe('paid');
      expect(await purchaseMoves(buyer.id)).toEqual([
        [50, undefined],
        [-40, 10],
        [40, -10],
      ]);
      return killed;
    });
    expect(steps).toBeGreaterThanOrEqual(5);
  }, 240_000);

  it.each([false, true])(
    "of an admin's change (granted: %s) is recorded once",
    async (granted) => {
      const steps = await everyKill(async (kill) => {
        const { buyer } = await buyAndUse();
        const { id } = buyer;
        const { access } = await stack.api(membersContract.get, { id }, admin);
        const input = { id, item: access[0]!.item, granted, reason: 'A test' };
        const set = (wanted: boolean) =>
          stack.api(membersContract.setAccess, { ...input, granted: wanted }, admin);
        if (granted) await set(false);
        const killed = await administer(
          { USE_CASE: 'setAccess', INPUT: JSON.stringify(input), ADMIN_ID: admin.id },
          kill,
        );
        expect([0, 40]).toContain((await readBooks(id)).credits);
        await set(granted);
        expect((await getMember(id))!.credits).toBe(granted ? 40 : 0);
        const moves = [
          [50, undefined],
          [-40, 10],
          [40, -10],
        ];
        expect(await purchaseMoves(id)).toEqual(granted ? moves : moves.slice(0, 2));
        return killed;
      });
      expect(steps).toBeGreaterThanOrEqual(4);
    },
    240_000,
  );
});
