import { bundlePrice } from '#shared/constants/bundle-price.ts';
import { fromMinor, toMinor } from '#shared/constants/money.ts';
import type { Bundle, BundlePart } from '#shared/contracts/bundles.ts';
import type { Entitlements, Ownership } from '#web/src/lib/purchase/entitlements.ts';

type Kind = BundlePart['resourceType'];
export type OwnedKinds = Record<Kind, Entitlements>;

export interface BundleOffer {
  ownership: Ownership;
  /** What this visitor pays. */
  due: number;
  /** What its items cost separately. */
  sum: number;
  /** The items that the visitor already owns. */
  owned: BundlePart[];
}

/** Computes a bundle's offer for a visitor by the same rule as the server, which decides. */
export function offerOf(bundle: Bundle, entitlements: OwnedKinds): BundleOffer {
  const { parts, price, currency } = bundle;
  const minor = (amount: number) => toMinor(amount, currency) ?? 0;
  const states = parts.map((part) => stateOf(part, entitlements));
  const isOwned = states.map((state) => state === 'owned' || state === 'disputed');
  const { dueMinor } = bundlePrice(
    minor(price),
    currency,
    parts.map((part, index) => ({ priceMinor: minor(part.price), isOwned: isOwned[index]! })),
  );
  return {
    ownership: ownershipOf(states, dueMinor),
    due: fromMinor(dueMinor, currency),
    sum: fromMinor(
      parts.reduce((sum, part) => sum + minor(part.price), 0),
      currency,
    ),
    owned: parts.filter((_part, index) => isOwned[index]),
  };
}

export function stateOf(part: BundlePart, entitlements: OwnedKinds): Ownership {
  return entitlements[part.resourceType].of(part.resourceId).ownership;
}

function ownershipOf(states: readonly Ownership[], dueMinor: number): Ownership {
  const unread = states.find((state) => state === 'unknown' || state === 'unavailable');
  if (unread) return unread;
  if (states.includes('processing')) return 'processing';
  return dueMinor === 0 ? 'owned' : 'for-sale';
}
