import { now } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import type { AnswerProvider } from '../answer.ts';
import { addTokens } from './token-repository.ts';

/**
 * Has a model asked until the tokens of its replies reach `limit` on a day of UTC, and no more that day: what a site can
 * come to cost its operator is limited, however many accounts ask. Replies that are being written then
 * are finished. Tokens of a call that failed are not known, and not counted.
 * @returns a provider that throws an Error in place of asking
 */
export function withDailyBudget(provide: AnswerProvider, limit: number): AnswerProvider {
  return async (question) => {
    const day = now().toISOString().slice(0, 10);
    if ((await addTokens(day, 0)) >= limit) throw new Error(usedUp(day));
    const written = await provide(question);
    try {
      await addTokens(day, written.tokens ?? 0);
    } catch (error) {
      logger.error('tokens not counted', { tokens: written.tokens, error: error as Error });
    }
    return written;
  };
}

const usedUp = (day: string) =>
  `The tokens of ${day} are used up: no replies until midnight UTC, or until dailyTokensLimit (config/assistant.ts of the site) is raised.`;
