import { membersContract } from '#shared/contracts/members.ts';
import { mailsBounce } from '../domain/email-addresses/mail-problem.ts';
import { auditPut } from '../domain/audit/audit-repository.ts';
import { mailPut } from '../domain/mails/mail-repository.ts';
import { getEntitlement } from '../domain/entitlements/entitlement-repository.ts';
import { getOrder } from '../domain/orders/order-repository.ts';
import { purchaseFacts } from '../domain/orders/purchase-facts.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { AppError } from '../platform/app-error.ts';
import { nowIso } from '../platform/clock.ts';
import { implement } from '../platform/implement.ts';
import { isConditionFailure, writeTogether } from '../platform/dynamo.ts';
import { requireMember } from './member-detail.ts';

/** Limits the receipts sent to one member. */
const rule = { limit: 10, windowSeconds: 3600 };

/** Sends a receipt again. Repeated clicks within a minute send one email. */
export const resendReceipt = implement(
  membersContract.resendReceipt,
  async ({ id, item }, actor) => {
    const { email } = await requireMember(id);
    const held = await getEntitlement(id, item);
    if (!held) throw new AppError('not_found');
    const order = await getOrder(held.orderId);
    if (!order?.grantedAt) {
      throw new AppError('not_purchased', { text: 'This has not been paid for yet.' });
    }
    if (await mailsBounce(email)) {
      throw new AppError('conflict', {
        text: `Emails to ${email} bounce, so we send none. Once the mailbox works, choose “Resume emails” first.`,
      });
    }
    await consumeRateLimit('resend-receipt', id, rule);
    const minute = nowIso().slice(0, 16);
    const mail = { kind: 'receipt' as const, to: email, orderId: order.id };
    try {
      await writeTogether([
        mailPut({ ...mail, purchase: purchaseFacts(order) }, `receipt-${order.id}-${minute}`),
        auditPut(actor, {
          action: 'user.resend',
          target: `user#${id}`,
          label: email,
          details: { item, title: order.title },
        }),
      ]);
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
    }
    return { message: `The receipt is on its way to ${email}.` };
  },
);
