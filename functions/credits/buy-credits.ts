import { creditsContract } from '#shared/contracts/credits.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { cancelUrl, successUrl } from '../domain/orders/return-url.ts';
import { startCheckout } from '../domain/orders/start-checkout.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { implement } from '../platform/implement.ts';

/**
 * Starts the Checkout of a package of credits. The price and the number of credits come from the configuration, never
 * from the client.
 */
export const buyCredits = implement(
  creditsContract.purchase,
  async ({ packageId, cancelUrl: cancelledAt = '/credits', code }, actor) => {
    await consumeRateLimit('checkout', actor.id, siteConfig.limits.checkout);
    const item = { resourceType: 'credits' as const, resourceId: packageId };
    const request = {
      ...item,
      successUrl: successUrl('/credits', item),
      cancelUrl: cancelUrl(cancelledAt),
      code,
    };
    return startCheckout(request, actor);
  },
);
