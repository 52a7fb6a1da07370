import type { creditsContract } from '../../shared/contracts/credits.ts';
import { siteConfig } from '../../shared/site-config/index.ts';
import { successUrl } from '../core/orders/return-url.ts';
import { startCheckout } from '../core/orders/start-checkout.ts';
import { takeAttempt } from '../core/rate-limits/take-attempt.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { env } from '../platform/env.ts';

/** Price and number of credits are those of the configuration (decisions.md, Money). */
export const buyCredits: UseCase<typeof creditsContract.purchase> = async (
  { packageId },
  actor,
) => {
  await takeAttempt('checkout', actor.id, siteConfig.limits.checkout);
  const item = { resourceType: 'credits' as const, resourceId: packageId };
  const wish = {
    ...item,
    successUrl: successUrl('/credits', item),
    cancelUrl: `${env().SITE_URL}/credits?checkout=cancelled`,
  };
  return { url: await startCheckout(wish, actor) };
};
