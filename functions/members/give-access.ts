import { type GivenKind, membersContract } from '#shared/contracts/members.ts';
import type { ChosenPart } from '../domain/bundles/bundle.ts';
import { itemKey } from '../domain/items/item-key.ts';
import { giveAccess as give } from '../domain/complimentary/give-access.ts';
import type { Gift } from '../domain/complimentary/gift.ts';
import { getEntitlement } from '../domain/entitlements/entitlement-repository.ts';
import { findSellableItem } from '../domain/orders/sellable-item.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';
import { conflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { memberDetail, requireMember } from './member-detail.ts';

const notOnSale = 'This is not on sale, so it cannot be given. Publish it first.';
const bundleProblem = 'A bundle may have a problem: the list of bundles says which.';

export const giveAccess = implement(
  membersContract.giveAccess,
  async ({ id, resourceType, resourceId, reason }, actor) => {
    const { parts, ...offer } = await findOffer(resourceType, resourceId);
    await retryOnConflict(async () => {
      const member = await requireMember(id);
      if (member.disabledAt) {
        throw new AppError('conflict', {
          text: 'This account is disabled, so nobody could use the access. Enable the account first.',
        });
      }
      const items = await Promise.all(
        parts.map(async (part) => ({ ...part, held: await getEntitlement(id, itemKey(part)) })),
      );
      return (await give(member, { ...offer, items, reason, by: actor })) || conflict;
    });
    return memberDetail(id);
  },
);

type Offer = Pick<Gift, 'title' | 'currency' | 'bundle'> & { parts: ChosenPart[] };

/**
 * Finds the item or bundle to give.
 * @throws AppError `not_found`, `item_is_free`
 */
async function findOffer(resourceType: GivenKind, resourceId: string): Promise<Offer> {
  const sold = await findSellableItem(resourceType, resourceId);
  if (!sold) {
    const text = resourceType === 'bundle' ? `${notOnSale} ${bundleProblem}` : notOnSale;
    throw new AppError('not_found', { text });
  }
  const { title, currency, amountMinor, parts = [] } = sold;
  if (amountMinor === 0) {
    throw new AppError('item_is_free', { text: `“${title}” is free for everybody.` });
  }
  if (resourceType !== 'bundle') {
    return { title, currency, parts: [{ resourceType, resourceId, title }] };
  }
  return {
    title,
    currency,
    bundle: { id: resourceId, title },
    parts: parts.map(({ priceMinor: _price, ...part }) => part),
  };
}
