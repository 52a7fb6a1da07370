import type { GiftRow, MemberDetail } from '#shared/contracts/members.ts';

/**
 * Returns the list of an item's gifts after a change of one member's access: the index that the server reads is
 * eventually consistent.
 */
export function changedRows(
  rows: readonly GiftRow[],
  item: string,
  { id, email, access }: MemberDetail,
): GiftRow[] {
  const others = rows.filter((row) => row.id !== id);
  const held = access.find((one) => one.item === item);
  if (held?.state !== 'owned' || !held.complimentary) return others;
  const { bundle, complimentary, sessionId: gift, purchasedAt: givenAt } = held;
  return [{ id, email, gift, bundle, ...complimentary, givenAt }, ...others];
}
