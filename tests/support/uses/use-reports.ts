import { reportsContract } from '#shared/contracts/reports.ts';
import { startCheckout } from '../buy-article.ts';
import { registerAdmin } from '../sample-admin.ts';
import type { TestStack } from '../start-test-stack.ts';

/** Everything that an admin reads and repairs, once. Leaves Stripe's webhooks on. */
export async function useReports(stack: TestStack): Promise<void> {
  const { dashboard, unfulfilled, fulfil, audit, health, firstSteps } = reportsContract;
  const admin = await registerAdmin(stack);
  const start = async () => startCheckout(stack, await stack.register());
  const inVain = await start();
  await stack.stripe.payLater(inVain);
  await stack.stripe.idle();
  await stack.stripe.switches({ holdWebhooks: true });
  await stack.stripe.settle(inVain, false);
  const paid = await start();
  await stack.stripe.pay(paid);
  for (const id of [inVain, paid]) await stack.api(fulfil, { id }, admin);
  await stack.stripe.switches({ holdWebhooks: false });
  await stack.stripe.idle();
  await stack.api(unfulfilled, {}, admin);
  await stack.api(dashboard, { days: 1 }, admin);
  await stack.api(audit, {}, admin);
  await stack.api(health, {}, admin);
  await stack.api(firstSteps, {}, admin);
}
