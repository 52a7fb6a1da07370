import { ulid } from 'ulid';
import { nowIso } from '../../platform/clock.ts';
import { unlessConflict, writeTogetherOnce, type Write } from '../../platform/dynamo.ts';
import { auditPut } from '../audit/audit-repository.ts';
import { itemKey } from '../items/item-key.ts';
import type { MailOrder } from '../mails/mail.ts';
import { mailPut } from '../mails/mail-repository.ts';
import { memberCheck, type Member } from '../members/member-repository.ts';
import { entitlementPut } from '../entitlements/entitlement-repository.ts';
import type { Entitlement } from '../entitlements/entitlement.ts';
import { itemsToGive, type Gift, type GiftItem } from './gift.ts';

/**
 * Gives a member the items of a gift that they do not own, with the audit event and the email, all or nothing. A
 * repetition has no effect.
 * @returns false if anything has changed since it was read: read everything again
 * @throws AppError `already_owned`, `payment_processing`, `conflict`
 */
export async function giveAccess(member: Member, gift: Gift): Promise<boolean> {
  const items = itemsToGive(gift);
  if (items.length === 0) return true;
  const id = `complimentary_${ulid()}`;
  const { title, reason, by } = gift;
  const writes: Write[] = [
    memberCheck(member.id),
    ...items.map((item) => entitlementPut(entitlementOf(id, member, gift, item), item.held)),
    auditPut(by, {
      action: 'user.give',
      target: `user#${member.id}`,
      label: member.email,
      details: { item: items.map(itemKey).join(', '), title, reason },
    }),
    mailPut(mailOf(member, gift, items), id),
  ];
  return unlessConflict(() => writeTogetherOnce(writes));
}

function mailOf({ id, email }: Member, { title, bundle }: Gift, items: GiftItem[]): MailOrder {
  const titles = items.map((item) => item.title);
  return {
    kind: 'complimentary',
    to: email,
    title,
    ...(bundle && { titles }),
    userId: id,
    item: itemKey(items[0]!),
  };
}

function entitlementOf(
  giftId: string,
  member: Member,
  { currency, bundle, reason, by }: Gift,
  { held, ...item }: GiftItem,
): Entitlement {
  const replacedOrderId = held?.complimentary ? held.replacedOrderId : held?.orderId;
  return {
    userId: member.id,
    item: itemKey(item),
    orderId: giftId,
    sessionId: giftId,
    state: 'owned',
    title: item.title,
    amountMinor: 0,
    currency,
    purchasedAt: nowIso(),
    complimentary: { by: by.id, reason },
    ...(bundle && { bundle }),
    ...(replacedOrderId && { replacedOrderId }),
  };
}
