import type { Session } from '#shared/contracts/auth.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { ownProducts } from '#shared/site-config/own-products.ts';
import { seedBundle } from '../buy-bundle.ts';
import { giveMemberData } from '../give-member-data.ts';
import { buyArticle, paidArticle } from '../buy-article.ts';
import { rateEveryKind } from '../rate-every-kind.ts';
import { registerAdmin } from '../sample-admin.ts';
import type { TestStack } from '../start-test-stack.ts';

/** Everything that an admin does with accounts, once. Leaves Stripe's webhooks on. */
export async function useMembers(stack: TestStack): Promise<void> {
  const { list, get, setRole, setDisabled, adjustCredits, setAccess, resendReceipt, remove } =
    membersContract;
  const admin = await registerAdmin(stack);
  const { buyer, sessionId } = await buyArticle(stack);
  const { id } = buyer;
  const item = `article#${paidArticle.id}`;
  const reason = 'Everything once';
  await stack.api(list, { q: 'reader' }, admin);
  await stack.api(list, { sort: '-joined' }, admin);
  await stack.api(get, { id }, admin);
  for (const role of ['admin', 'user'] as const) await stack.api(setRole, { id, role }, admin);
  for (const disabled of [true, false]) {
    await stack.api(setDisabled, { id, disabled, reason }, admin);
  }
  // The second time, it reads what the first one wrote.
  const adjustment = { id, credits: 3, reason, requestId: 'request-once' };
  await stack.api(adjustCredits, adjustment, admin);
  await stack.api(adjustCredits, adjustment, admin);
  await stack.api(resendReceipt, { id, item }, admin);
  await stack.api(setAccess, { id, item, granted: false, reason }, admin);
  // The state at Stripe has changed without a webhook; restoring finds out.
  await stack.stripe.switches({ holdWebhooks: true });
  await stack.stripe.refund(sessionId);
  await stack.api(setAccess, { id, item, granted: true, reason }, admin);
  await stack.stripe.switches({ holdWebhooks: false });
  await stack.stripe.idle();
  await useGifts(stack, admin, id);
  const leaver = await stack.register();
  await giveMemberData(stack, leaver);
  await rateEveryKind(stack, leaver.id);
  await stack.api(remove, { id: leaver.id, reason }, admin);
}

/** The purchase was refunded: it is shown again when the gift that replaced it is taken back. */
async function useGifts(stack: TestStack, admin: Session, id: string): Promise<void> {
  const { giveAccess, takeBack, listGifts } = membersContract;
  const { id: bundleId } = await seedBundle(stack, 1500, [1000, 600]);
  const reason = 'Everything once';
  for (const what of [item('article', paidArticle.id), item('bundle', bundleId)]) {
    const { access } = await stack.api(giveAccess, { id, ...what, reason }, admin);
    const given = access.find(({ complimentary, state }) => complimentary && state === 'owned');
    await stack.api(listGifts, item('article', paidArticle.id), admin);
    await stack.api(takeBack, { id, gift: given!.sessionId, reason }, admin);
  }
  // The kinds that need permissions of their own.
  for (const what of [
    item('podcast', 'no-such-episode'),
    item('product', 'no-such-product'),
    ...ownProducts.map((own) => item('product', own.id)),
  ]) {
    await stack.api(giveAccess, { id, ...what, reason }, admin).catch(() => 0);
  }
}

function item<const Type extends string>(resourceType: Type, resourceId: string) {
  return { resourceType, resourceId };
}
