import { ordersContract } from '#shared/contracts/orders.ts';
import { buyCredits } from '../buy-credits.ts';
import { registerAdmin } from '../sample-admin.ts';
import type { TestStack } from '../start-test-stack.ts';

export async function useOrders(stack: TestStack): Promise<void> {
  const admin = await registerAdmin(stack);
  const { buyer, sessionId } = await buyCredits(stack);
  const { rows } = await stack.api(ordersContract.list, { q: sessionId }, admin);
  await stack.api(ordersContract.list, { q: buyer.email }, admin);
  await stack.api(ordersContract.list, {}, admin);
  await stack.api(ordersContract.get, { id: rows[0]!.id }, admin);
}
