import type { purchaseContract } from '../../shared/contracts/purchase.ts';
import type { InputOf } from '../../shared/contracts/define-contract.ts';
import { coreRelease } from '../../shared/constants/core-release.ts';
import { siteConfig } from '../../shared/site-config/index.ts';
import { successUrl } from '../core/orders/return-url.ts';
import { startCheckout } from '../core/orders/start-checkout.ts';
import { takeAttempt } from '../core/rate-limits/take-attempt.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { env } from '../platform/env.ts';

type Input = InputOf<typeof purchaseContract.create>;

export const createCheckout: UseCase<typeof purchaseContract.create> = async (input, actor) => {
  await takeAttempt('checkout', actor.id, siteConfig.limits.checkout);
  const { resourceType, resourceId } = input;
  const wish = {
    resourceType,
    resourceId,
    successUrl: successUrl(input.returnUrl, input),
    cancelUrl: cancelUrl(input),
  };
  return { url: await startCheckout(wish, actor) };
};

/** Back to where the item is sold. */
function cancelUrl({ resourceType, resourceId }: Input): string {
  const pages = {
    article: `/articles/${encodeURIComponent(resourceId)}?checkout=cancelled`,
    podcast: '/podcasthub?checkout=cancelled',
    product:
      resourceId === coreRelease.productId
        ? '/core?checkout=cancelled'
        : '/store?checkout=cancelled',
  };
  return env().SITE_URL + pages[resourceType];
}
