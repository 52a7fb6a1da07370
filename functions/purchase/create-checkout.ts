import { itemPath } from '#shared/constants/item-path.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import type { InputOf } from '#shared/contracts/define-contract.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { findOwnProduct } from '#shared/site-config/own-products.ts';
import { cancelUrl, successUrl } from '../domain/orders/return-url.ts';
import { startCheckout } from '../domain/orders/start-checkout.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { implement } from '../platform/implement.ts';

type Input = InputOf<typeof purchaseContract.create>;

export const createCheckout = implement(purchaseContract.create, async (input, actor) => {
  await consumeRateLimit('checkout', actor.id, siteConfig.limits.checkout);
  const { resourceType, resourceId } = input;
  const request = {
    resourceType,
    resourceId,
    successUrl: successUrl(input.returnUrl, input),
    cancelUrl: cancelUrl(input.cancelUrl ?? pageOf(input)),
    code: input.code,
  };
  return startCheckout(request, actor);
});

/** Returns the path of the page that sells an item. */
function pageOf({ resourceType, resourceId }: Input): string {
  const own = resourceType === 'product' ? findOwnProduct(resourceId) : undefined;
  return own?.page ?? itemPath[resourceType](resourceId);
}
