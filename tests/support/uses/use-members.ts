import { membersContract } from '#shared/contracts/members.ts';
import { giveMemberData } from '../give-member-data.ts';
import { buyArticle, paidArticle } from '../buy-article.ts';
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
  const leaver = await stack.register();
  await giveMemberData(stack, leaver);
  await stack.api(remove, { id: leaver.id, reason }, admin);
}
