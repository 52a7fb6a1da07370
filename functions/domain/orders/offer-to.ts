import { bundlePrice } from '#shared/constants/bundle-price.ts';
import { AppError } from '../../platform/app-error.ts';
import { getEntitlement } from './entitlement-repository.ts';
import type { BundleQuote } from './bundle-quote.ts';
import { itemKey, type Entitlement, type Order } from './order.ts';
import type { SellableItem } from './sellable-item.ts';

/** An item at the price for one buyer. */
export interface BuyersOffer extends Omit<SellableItem, 'parts'> {
  bundle?: BundleQuote;
}

/**
 * What a buyer is offered. Credits can be bought again at any time; everything else only once. Of a bundle they get the
 * parts that they do not own, and it costs less by the shares of the others.
 * @throws AppError `already_owned`, `payment_processing`
 */
export async function offerTo(
  userId: string,
  item: Pick<Order, 'resourceType' | 'resourceId'>,
  { parts, ...sold }: SellableItem,
): Promise<BuyersOffer> {
  if (sold.credits !== undefined) return sold;
  if (!parts) {
    if (owns(await getEntitlement(userId, itemKey(item)))) throw new AppError('already_owned');
    return sold;
  }
  const held = await Promise.all(parts.map((part) => getEntitlement(userId, itemKey(part))));
  const shown = parts.map((part, index) => ({ ...part, isOwned: owns(held[index]) }));
  const { dueMinor, sharesMinor } = bundlePrice(sold.amountMinor, sold.currency, shown);
  if (dueMinor === 0) throw new AppError('already_owned');
  const quoted = shown.map(({ resourceType, resourceId, title, isOwned }, index) => {
    const shareMinor = sharesMinor[index]!;
    return isOwned ? [] : [{ resourceType, resourceId, title, shareMinor }];
  });
  return {
    ...sold,
    amountMinor: dueMinor,
    bundle: { priceMinor: sold.amountMinor, parts: quoted.flat() },
  };
}

/**
 * An item in dispute counts as owned, until the bank decides.
 * @throws AppError `payment_processing`
 */
function owns(entitlement: Entitlement | undefined): boolean {
  if (entitlement?.state === 'processing') throw new AppError('payment_processing');
  return entitlement?.state === 'owned' || entitlement?.state === 'disputed';
}
