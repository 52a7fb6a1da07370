import { expect } from 'vitest';
import { listMemberData } from '#functions/domain/members/member-data-repository.ts';
import type { Order } from '#functions/domain/orders/order.ts';
import { creditsContract } from '#shared/contracts/credits.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { ApiFailure } from '#tests/support/call-api.ts';
import { paidArticle } from '#tests/support/buy-article.ts';
import { readBooks } from '#tests/support/credit-books.ts';
import { sessionIdOf } from '#tests/support/stripe-controls.ts';
import { expectOneMail, tryTimes, type Flow, type Visitor } from './flow.ts';

export interface Ware {
  resourceId: string;
  /** The balance of a new member afterwards. */
  credits: number;
  open(visitor: Visitor, buyer: Session): Promise<{ url: string } | ApiFailure>;
}

export const article: Ware = {
  resourceId: paidArticle.id,
  credits: 5,
  open: ({ call, stack }, buyer) =>
    call(
      purchaseContract.create,
      {
        resourceId: paidArticle.id,
        resourceType: 'article',
        returnUrl: `${stack.siteUrl}/articles/success`,
      },
      buyer,
    ),
};

export const credits: Ware = {
  resourceId: 'medium',
  credits: 55,
  open: ({ call }, buyer) => call(creditsContract.purchase, { packageId: 'medium' }, buyer),
};

const { list, verify } = purchaseContract;

/** A purchase: Checkout, payment, then the webhook and the return page at the same time. */
export const buying = (ware: Ware): Flow => ({
  async prepare(visitor) {
    const { call, must, hook, stack } = visitor;
    const buyer = await visitor.register();
    let sessionId: string | undefined;
    const pay = async (response: { url: string } | ApiFailure) => {
      if (response instanceof ApiFailure) return;
      sessionId = sessionIdOf(response.url);
      await stack.stripe.pay(sessionId);
    };
    const asked = () => ({ sessionId: sessionId!, resourceId: ware.resourceId });
    return {
      steps: [
        async () => {
          await pay(await tryTimes(2, () => ware.open(visitor, buyer)));
          if (!sessionId) return;
          await Promise.all([
            hook('checkout.session.completed', { id: sessionId, object: 'checkout.session' }, 2),
            tryTimes(2, () => call(verify, asked(), buyer)),
          ]);
          await call(list, {}, buyer);
        },
      ],
      async finish() {
        if (!sessionId) await pay(await ware.open(visitor, buyer));
        expect(await must(verify, asked(), buyer)).toMatchObject({
          verified: true,
          status: 'paid',
        });
      },
      async check(outbox) {
        const purchases = await must(list, {}, buyer);
        expect(purchases.map(({ status }) => status)).toEqual(['owned']);
        expect((await readBooks(buyer.id)).credits).toBe(ware.credits);
        const orders = await Array.fromAsync(listMemberData<Order>('orders', buyer.id));
        expect(orders.filter(({ status }) => status === 'paid')).toHaveLength(1);
        expect(orders.filter(({ open }) => open !== undefined)).toEqual([]);
        expectOneMail(visitor, outbox, ['receipt', /receipt/]);
      },
    };
  },
});
