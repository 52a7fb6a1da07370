import { purchaseContract } from '#shared/contracts/purchase.ts';
import { type Verification } from '#shared/contracts/purchase.ts';
import { fromMinor } from '#shared/constants/money.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { itemKey } from '../domain/items/item-key.ts';
import { mailsBounce } from '../domain/email-addresses/mail-problem.ts';
import { signDownloadToken } from '../domain/downloads/download-token.ts';
import { fulfil } from '../domain/orders/fulfil.ts';
import type { Order, OrderStatus } from '../domain/orders/order.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { AppError, appErrorFrom } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { logger } from '../platform/logger.ts';

const statuses: Record<OrderStatus, Verification['status']> = {
  pending: 'unpaid',
  failed: 'unpaid',
  expired: 'expired',
  processing: 'processing',
  paid: 'paid',
  refunded: 'refunded',
  duplicate: 'refunded',
  disputed: 'disputed',
  charged_back: 'disputed',
};

export const verifyPurchase = implement(purchaseContract.verify, async (input, actor) => {
  await consumeRateLimit('verify', actor.id, siteConfig.limits.verify);
  const order = await fulfilled(input.sessionId);
  if (order?.userId !== actor.id || order.resourceId !== input.resourceId) {
    throw new AppError('purchase_not_found');
  }
  const { resourceId, resourceType, title, credits, currency } = order;
  const revoked = order.revokedAt !== undefined;
  const verified = order.status === 'paid' && !revoked;
  const bounce = verified && (await mailsBounce(order.email));
  return {
    verified,
    success: verified,
    status: revoked ? 'revoked' : statuses[order.status],
    resourceId,
    resourceType,
    title,
    ...(credits !== undefined && { credits }),
    ...(verified &&
      credits === undefined &&
      !order.quote?.bundle && {
        downloadToken: await signDownloadToken({
          userId: actor.id,
          item: itemKey(order),
          sessionId: input.sessionId,
        }),
      }),
    ...(bounce && { mailsBounce: true }),
    amountPaid: order.paidAt ? fromMinor(order.amountMinor, currency) : 0,
    currency,
  };
});

async function fulfilled(sessionId: string): Promise<Order | undefined> {
  try {
    return await fulfil(sessionId);
  } catch (cause) {
    logger.error('verification failed', { sessionId, error: cause });
    throw appErrorFrom(cause, 'payment_unavailable', {
      text: 'The payment service cannot be reached, so the purchase cannot be checked yet. Please try again in a moment.',
    });
  }
}
