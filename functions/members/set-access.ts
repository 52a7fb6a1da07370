import type { InputOf } from '#shared/contracts/define-contract.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { auditPut } from '../domain/audit/audit-repository.ts';
import { getEntitlement } from '../domain/entitlements/entitlement-repository.ts';
import { readEntitlements } from '../domain/orders/grants.ts';
import { getOrder } from '../domain/orders/order-repository.ts';
import type { Entitlement } from '../domain/entitlements/entitlement.ts';
import { restoreAccess, revokeAccess } from '../domain/orders/revoke-access.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { conflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { implement } from '../platform/implement.ts';
import { fulfilNow } from '../domain/orders/fulfil-now.ts';
import { memberDetail, requireMember } from './member-detail.ts';

type Input = InputOf<typeof membersContract.setAccess>;

/** The states that give access, now or once a dispute is decided. */
const revocable: readonly Entitlement['state'][] = ['owned', 'disputed'];

const complimentaryText =
  'This access is complimentary now and has no payment. Reload the page, then take it back there.';

export const setAccess = implement(membersContract.setAccess, async (input, actor) => {
  const { email } = await requireMember(input.id);
  await retryOnConflict(async () => (await tryOnce(input, actor, email)) || conflict);
  if (input.granted) await settleRestored(input);
  return memberDetail(input.id);
});

/** Settles a restored order. The member may have bought an item of the bundle again; the double payment is refunded. */
async function settleRestored({ id, item }: Input): Promise<void> {
  const held = await getEntitlement(id, item);
  if (held?.bundle) await fulfilNow(held.sessionId);
}

/** @returns false if the purchase has changed since it was read */
async function tryOnce(input: Input, actor: Actor, email: string): Promise<boolean> {
  const { id, item, granted, reason } = input;
  const asked = await getEntitlement(id, item);
  if (!asked) throw new AppError('not_found');
  if (asked.complimentary) throw new AppError('conflict', { text: complimentaryText });
  if (isDone(asked, granted)) return true;
  // Only Stripe knows what can be restored. It is called first: an interruption grants nothing.
  if (granted) await fulfilNow(asked.sessionId);
  const [order, current] = await Promise.all([getOrder(asked.orderId), getEntitlement(id, item)]);
  if (!order || current?.orderId !== asked.orderId) return false;
  // If another request was faster, there is no second audit event.
  if (isDone(current, granted)) return true;
  const auditEvent = auditPut(actor, {
    action: granted ? 'user.restore' : 'user.revoke',
    target: `user#${id}`,
    label: email,
    details: { item, title: asked.title, reason },
  });
  const held = [...(await readEntitlements(order)).values()].filter(
    ({ orderId }) => orderId === order.id,
  );
  const change = granted ? restoreAccess : revokeAccess;
  return change(order, held, [auditEvent]);
}

/** @throws AppError `conflict` if there is nothing to revoke or to restore */
function isDone({ state }: Entitlement, granted: boolean): boolean {
  if (granted ? state === 'owned' : state === 'revoked') return true;
  if (granted ? state === 'revoked' : revocable.includes(state)) return false;
  throw new AppError('conflict', {
    text: granted
      ? 'Nobody has removed this access: it depends on the payment.'
      : 'This purchase gives no access to remove.',
  });
}
