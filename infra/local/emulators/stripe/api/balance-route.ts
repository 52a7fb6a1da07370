import type { ApiRoute } from './api-route.ts';

/** GET /v1/balance: the sum of all balance transactions by currency. All of it is available immediately. */
export const balanceRoute: ApiRoute = {
  method: 'GET',
  path: '/v1/balance',
  prepare:
    ({ context }) =>
    () => {
      const sums = new Map<string, number>();
      const transactions = context.store.list('balance_transaction', [], { limit: -1 });
      for (const { currency, amount } of transactions)
        sums.set(currency, (sums.get(currency) ?? 0) + amount);
      const amounts = [...sums].map(([currency, amount]) => ({
        amount,
        currency,
        source_types: { card: amount },
      }));
      return {
        object: 'balance',
        available: amounts,
        livemode: false,
        pending: amounts.map((one) => ({ ...one, amount: 0, source_types: { card: 0 } })),
      };
    },
};
