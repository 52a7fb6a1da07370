import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ChosenPart } from '../bundles/bundle.ts';
import type { Entitlement } from '../entitlements/entitlement.ts';

/** Something that an administrator gives: an item, or all of a bundle. */
export interface Gift {
  title: string;
  currency: string;
  items: readonly GiftItem[];
  bundle?: { id: string; title: string };
  reason: string;
  by: Pick<Actor, 'id' | 'email'>;
}

export interface GiftItem extends ChosenPart {
  /** The member's entitlement for it, as read before. */
  held: Entitlement | undefined;
}

/**
 * Returns the items of a gift that the member does not own; none if the same gift was given before.
 * @throws AppError `already_owned`, `payment_processing`, `conflict`, each with what to do instead
 */
export function itemsToGive(gift: Gift): GiftItem[] {
  const missing = gift.items.filter((item) => !has(item));
  if (missing.length > 0 || gift.items.some(({ held }) => isSame(held, gift))) return missing;
  throw new AppError('already_owned', { text: ownedText(gift) });
}

/**
 * Whether the member owns an item.
 * @throws AppError `payment_processing`, `conflict` while a payment for it is undecided
 */
function has({ title, held }: GiftItem): boolean {
  switch (held?.state) {
    case 'owned':
      return true;
    case 'processing':
      throw new AppError('payment_processing', {
        text: `They are paying for “${title}”: the payment is on its way. Wait until it has arrived or failed.`,
      });
    case 'disputed':
      throw new AppError('conflict', {
        text: `They bought “${title}”, and their bank disputes the payment. Wait until the bank has decided.`,
      });
    case 'revoked':
      if (held.complimentary) return false;
      throw new AppError('conflict', {
        text: `They bought “${title}”, and an administrator removed the access. Restore it instead.`,
      });
    default:
      return false;
  }
}

/** Whether this is a repeated request: the response to the first one was lost, or the administrator clicked twice. */
function isSame(held: Entitlement | undefined, { by, reason, bundle }: Gift): boolean {
  return (
    held?.complimentary?.by === by.id &&
    held.complimentary.reason === reason &&
    held.bundle?.id === bundle?.id
  );
}

function ownedText({ title, bundle, items }: Gift): string {
  if (bundle) return `They have everything in “${title}” already.`;
  return items[0]!.held!.complimentary
    ? `They have complimentary access to “${title}” already.`
    : `They have bought “${title}” already.`;
}
