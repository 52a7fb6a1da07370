import { bundlePrice } from '#shared/constants/bundle-price.ts';
import { AppError } from '../../platform/app-error.ts';
import { getEntitlement } from '../entitlements/entitlement-repository.ts';
import type { Entitlement } from '../entitlements/entitlement.ts';
import { itemKey } from '../items/item-key.ts';
import type { BundleQuote } from './bundle-quote.ts';
import type { Order } from './order.ts';
import type { SellableItem } from './sellable-item.ts';

/** An item with the price that one buyer pays. */
export interface BuyersOffer extends Omit<SellableItem, 'parts'> {
  bundle?: BundleQuote;
}

/**
 * Returns the offer for one buyer. Credits can be bought any number of times, everything else once. A bundle contains
 * only the parts that the buyer does not own, and its price is reduced by the shares of the others.
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
 * Whether an entitlement prevents another purchase. An item in dispute counts as owned until the bank decides.
 * @throws AppError `payment_processing`
 */
function owns(entitlement: Entitlement | undefined): boolean {
  if (entitlement?.state === 'processing') throw new AppError('payment_processing');
  return entitlement?.state === 'owned' || entitlement?.state === 'disputed';
}
