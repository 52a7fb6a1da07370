import type { AnswerProvider } from '../domain/assistant/answer.ts';
import type { RateLimit } from '../domain/rate-limits/rate-limit-window.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { logger } from '../platform/logger.ts';

/**
 * Limits how often a member can call a model without paying: a reply that is stopped, or that the passages do not
 * support, costs the member nothing but costs the operator as much as any other. A call counts until it is paid: if its
 * process dies, it stays counted.
 * @returns `provide`: throws AppError `too_many_requests` instead of calling the model; `paid`: to be called once a
 * credit is charged, never throws
 */
export function limitUnpaid(
  provide: AnswerProvider,
  userId: string,
  rule: RateLimit,
): { provide: AnswerProvider; paid: () => Promise<void> } {
  let giveBack = () => Promise.resolve();
  return {
    provide: async (question) => {
      giveBack = await consumeRateLimit('chat-unpaid', userId, rule);
      return provide(question);
    },
    paid: async () => {
      try {
        await giveBack();
      } catch (error) {
        logger.warn('paid reply counts as unpaid', { error });
      }
    },
  };
}
