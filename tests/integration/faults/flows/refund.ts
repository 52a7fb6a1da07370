import { expect } from 'vitest';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { ApiFailure } from '#tests/support/call-api.ts';
import { readBooks } from '#tests/support/credit-books.ts';
import { sessionIdOf } from '#tests/support/stripe-controls.ts';
import type { Ware } from './buy.ts';
import { expectOneMail, type Flow } from './flow.ts';

const { list, verify } = purchaseContract;

/** A purchase that the operator refunds at Stripe. */
export const refunding = (ware: Ware): Flow => ({
  async prepare(visitor) {
    const { call, must, hook, stack } = visitor;
    const buyer = await visitor.register();
    const opened = await ware.open(visitor, buyer);
    if (opened instanceof ApiFailure) throw opened;
    const sessionId = sessionIdOf(opened.url);
    await stack.stripe.pay(sessionId);
    const asked = { sessionId, resourceId: ware.resourceId };
    await must(verify, asked, buyer);
    const refunded = async (times: number) =>
      hook('charge.refunded', { ...(await stack.stripe.chargeOf(sessionId)) }, times);
    return {
      steps: [
        async () => {
          await stack.stripe.refund(sessionId);
          await Promise.all([refunded(2), call(list, {}, buyer), call(verify, asked, buyer)]);
        },
      ],
      // Stripe sends an event for days.
      finish: () => refunded(1),
      async check(outbox) {
        expect(await must(verify, asked, buyer)).toMatchObject({
          verified: false,
          status: 'refunded',
        });
        const purchases = await must(list, {}, buyer);
        expect(purchases).toMatchObject([{ status: 'refunded' }]);
        expect(purchases[0]).not.toHaveProperty('downloadToken');
        expect((await readBooks(buyer.id)).credits).toBe(5);
        expectOneMail(visitor, outbox, ['refund', /refund/]);
      },
    };
  },
});
