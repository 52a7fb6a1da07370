import type { purchaseContract } from '../../shared/contracts/purchase.ts';
import type { ResourceType } from '../../shared/contracts/fields.ts';
import { fromMinor } from '../../shared/constants/money.ts';
import { signDownloadToken } from '../core/downloads/download-token.ts';
import { listEntitlements } from '../core/orders/entitlement-repository.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { purchaseStatuses } from './purchase-statuses.ts';

export const listPurchases: UseCase<typeof purchaseContract.list> = async (_input, actor) => {
  const entitlements = await listEntitlements(actor.id);
  return Promise.all(
    entitlements.map(async (entitlement) => {
      const { item, sessionId, title, currency, amountMinor, refundedMinor } = entitlement;
      const [resourceType, resourceId] = item.split('#') as [ResourceType, string];
      const owned = entitlement.state === 'owned';
      return {
        id: sessionId,
        resourceId,
        resourceType,
        title,
        status: purchaseStatuses[entitlement.state],
        ...(owned && {
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
