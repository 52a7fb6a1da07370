import { vi } from 'vitest';
import { creditsContract } from '#shared/contracts/credits.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { buyCredits, startCreditsCheckout } from '../buy-credits.ts';
import { registerAdmin } from '../sample-admin.ts';
import type { TestStack } from '../start-test-stack.ts';

/** Every way to buy credits, once, granted by each function that can. Leaves Stripe's webhooks on. */
export async function useCredits(stack: TestStack): Promise<void> {
  const { buyer } = await buyCredits(stack);
  await stack.api(creditsContract.statement, { limit: 10 }, buyer);
  await stack.send(creditsContract.exportStatement, {}, buyer);

  await stack.stripe.switches({ holdWebhooks: true });
  // A second click after the payment finds the payment.
  await stack.stripe.pay(await startCreditsCheckout(stack, buyer));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * 60_000 });
  const later = await stack.login(buyer.email);
  const waiting = await startCreditsCheckout(stack, later);
  vi.useRealTimers();
  await stack.stripe.pay(waiting);
  const admin = await registerAdmin(stack);
  await stack.api(reportsContract.fulfil, { id: waiting }, admin);
  await stack.stripe.switches({ outage: true });
  await startCreditsCheckout(stack, buyer, 'small').catch(() => undefined);
  await stack.stripe.switches({ outage: false, holdWebhooks: false });
  await stack.stripe.idle();
}
