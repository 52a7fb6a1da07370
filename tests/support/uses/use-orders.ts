import { ordersContract } from '#shared/contracts/orders.ts';
import { salesContract } from '#shared/contracts/sales.ts';
import { buyCredits } from '../buy-credits.ts';
import { registerAdmin } from '../sample-admin.ts';
import type { TestStack } from '../start-test-stack.ts';

export async function useOrders(stack: TestStack): Promise<void> {
  const admin = await registerAdmin(stack);
  const { buyer, sessionId } = await buyCredits(stack);
  const { rows } = await stack.api(ordersContract.list, { q: sessionId }, admin);
  await stack.api(ordersContract.list, { q: buyer.email }, admin);
  await stack.api(ordersContract.list, { q: '4242' }, admin);
  await stack.api(ordersContract.list, {}, admin);
  await stack.api(salesContract.export, {}, admin);
  const { id } = rows[0]!;
  await stack.api(ordersContract.get, { id }, admin);
  const refund = { reason: 'Everything once', givenBack: 0, requestId: 'refund-of-everything' };
  await stack.stripe.switches({ holdWebhooks: true });
  await stack.api(ordersContract.refund, { id, amount: 10, ...refund }, admin);
  await stack.stripe.switches({ holdWebhooks: false });
}
