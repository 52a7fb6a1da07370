import { codesContract } from '#shared/contracts/codes.ts';
import { ownProducts } from '#shared/site-config/own-products.ts';
import { creditsContract } from '#shared/contracts/credits.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { samplePodcasts } from '../sample-podcasts.ts';
import { registerAdmin } from '../sample-admin.ts';
import { sessionIdOf } from '../stripe-controls.ts';
import type { TestStack } from '../start-test-stack.ts';
import { makeCode, startWithCode } from '../use-code.ts';

export const usedCode = 'EVERYTHING';

/** Everything around discount codes, once. Leaves `usedCode` on and Stripe's webhooks delivered. */
export async function useCodes(stack: TestStack): Promise<void> {
  const admin = await registerAdmin(stack);
  await makeCode(stack, admin, { code: usedCode });
  for (const [resourceType, resourceId] of [
    ['podcast', samplePodcasts.paid.id],
    ['product', 'no-such-product'],
    ['article', 'no-such-article'],
    ...ownProducts.map(({ id }) => ['product', id] as const),
  ] as const) {
    const items = [{ resourceType, resourceId }];
    await makeCode(stack, admin, { code: 'ITEMS', items }).catch(() => undefined);
  }
  for (const active of [false, true]) {
    await stack.api(codesContract.setActive, { code: usedCode, active }, admin);
  }
  await stack.api(codesContract.listManaged, {}, admin);

  const buyer = await stack.register();
  const request = { packageId: 'small' as const };
  await stack.api(creditsContract.purchase, request, buyer);
  await stack.api(creditsContract.purchase, { ...request, code: usedCode }, buyer);
  await stack.stripe.expire(await startWithCode(stack, buyer, usedCode));
  await stack.stripe.idle();

  // An administrator is the first to see that a delayed payment has failed.
  const inVain = await payLater(stack);
  await stack.stripe.switches({ holdWebhooks: true });
  await stack.stripe.settle(inVain, false);
  await stack.api(reportsContract.fulfil, { id: inVain }, admin);
  await stack.stripe.switches({ holdWebhooks: false });
  await stack.stripe.idle();
}

async function payLater(stack: TestStack): Promise<string> {
  const request = { packageId: 'small' as const, code: usedCode };
  const { url } = await stack.api(creditsContract.purchase, request, await stack.register());
  const sessionId = sessionIdOf(url);
  await stack.stripe.payLater(sessionId);
  await stack.stripe.idle();
  return sessionId;
}
