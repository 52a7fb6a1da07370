import { now } from '#functions/platform/clock.ts';
import { logger } from '#functions/platform/logger.ts';
import type { AnswerProvider } from '../answer.ts';
import { addTokens } from './token-repository.ts';

/**
 * Limits the tokens of a model's replies per day (UTC), and so the operator's cost, however many accounts ask. Once
 * `limit` is reached the model is not called again that day; replies in progress are finished. The tokens of a failed
 * call are unknown and not counted.
 * @returns a provider that throws an Error instead of calling the model
 */
export function withDailyBudget(provide: AnswerProvider, limit: number): AnswerProvider {
  return async (question) => {
    const day = now().toISOString().slice(0, 10);
    if ((await addTokens(day, 0)) >= limit) throw new Error(usedUp(day));
    const written = await provide(question);
    try {
      await addTokens(day, written.tokens ?? 0);
    } catch (error) {
      logger.error('tokens not counted', { tokens: written.tokens, error });
    }
    return written;
  };
}

const usedUp = (day: string) =>
  `The tokens of ${day} are used up: no replies until midnight UTC, or until dailyTokensLimit (config/assistant.ts of the site) is raised.`;
