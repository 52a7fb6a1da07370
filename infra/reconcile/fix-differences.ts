import { queueMailOnce } from '#functions/domain/mails/mail-repository.ts';
import { fulfil } from '#functions/domain/orders/fulfil.ts';
import { receiptMail, refundMail } from '#functions/domain/orders/purchase-mails.ts';
import type { Difference, Fix } from './difference.ts';
import { compareOne } from './find-differences.ts';
import { readFacts } from './read-facts.ts';

export interface Fixed extends Difference {
  fixed: boolean;
  /** Why it could not be fixed. */
  reason?: string;
}

type Fixing = Required<Pick<Difference, 'sessionId' | 'orderId'>>;

const fixes: Record<Fix, (one: Fixing) => Promise<unknown>> = {
  fulfil: ({ sessionId }) => fulfil(sessionId),
  async receipt(one) {
    const { order } = await readFacts(one);
    const { mail, id } = receiptMail(order!);
    return queueMailOnce(mail, id);
  },
  async 'refund-notice'(one) {
    const { order, held, payment } = await readFacts(one);
    const stillOwned = held.some(
      ({ state, orderId }) => state === 'owned' && orderId !== order!.id,
    );
    const asksBuyer = payment?.instructionsEmail !== undefined;
    const { mail, id } = refundMail(order!, { stillOwned, asksBuyer });
    return queueMailOnce(mail, id);
  },
};

/**
 * Fixes, one after the other, the differences that can be fixed safely, and checks them again. Idempotent.
 * @returns every difference, and whether it is fixed
 */
export async function fixDifferences(differences: readonly Difference[]): Promise<Fixed[]> {
  const results: Fixed[] = [];
  for (const one of differences) results.push(await fixOne(one));
  return results;
}

async function fixOne(one: Difference): Promise<Fixed> {
  const { fix, sessionId, orderId } = one;
  if (!fix || sessionId === undefined || orderId === undefined) return { ...one, fixed: false };
  try {
    await fixes[fix]({ sessionId, orderId });
    const left = await compareOne({ sessionId, orderId });
    const fixed = left.every(({ kind }) => kind !== one.kind);
    return { ...one, fixed, ...(!fixed && { reason: 'nothing changed' }) };
  } catch (error) {
    return { ...one, fixed: false, reason: (error as Error).message };
  }
}
