import type { purchaseContract } from '../../shared/contracts/purchase.ts';
import { fromMinor } from '../../shared/constants/money.ts';
import { signDownloadToken } from '../core/downloads/download-token.ts';
import { listEntitlements } from '../core/orders/entitlement-repository.ts';
import { itemOf } from '../core/orders/order.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { purchaseStatuses } from './purchase-statuses.ts';

export const listPurchases: UseCase<typeof purchaseContract.list> = async (_input, actor) => {
  const entitlements = await listEntitlements(actor.id);
  return Promise.all(
    entitlements.map(async (entitlement) => {
      const { item, sessionId, title, credits, currency, amountMinor, refundedMinor } = entitlement;
      const canDownload = entitlement.state === 'owned' && credits === undefined;
      return {
        id: sessionId,
        ...itemOf(entitlement),
        title,
        status: purchaseStatuses[entitlement.state],
        ...(canDownload && {
          downloadToken: await signDownloadToken({ userId: actor.id, item, sessionId }),
        }),
        amountPaid: fromMinor(amountMinor, currency),
        ...(refundedMinor && { amountRefunded: fromMinor(refundedMinor, currency) }),
        currency,
        purchasedAt: entitlement.purchasedAt,
      };
    }),
  );
};
