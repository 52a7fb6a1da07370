import { answerQuestion, type Asked } from '../domain/assistant/answer-question.ts';
import type { Answer, AnswerProvider } from '../domain/assistant/answer.ts';
import { releaseHold, settleHold } from '../domain/credits/end-hold.ts';
import { getHold } from '../domain/credits/hold-repository.ts';
import type { Hold, KeptReply } from '../domain/credits/hold.ts';
import { AppError, appErrorFrom } from '../platform/app-error.ts';
import { endOf, type FinishedReply } from './claim-reply.ts';

interface Written {
  outcome: 'answered' | 'no_answer' | 'failed' | 'stopped' | 'refused';
  /** The reply, or the reason why there is none. */
  end: FinishedReply | AppError;
  tokens?: number;
  passages?: number;
}

const dependencies = { answerQuestion, getHold, releaseHold, settleHold };

/** Creates `writeReply` with the functions that it calls. */
export function createWriteReply({
  answerQuestion,
  getHold,
  releaseHold,
  settleHold,
}: typeof dependencies) {
  const settled = async (
    hold: Hold,
    { reply, sources }: Answer,
  ): Promise<FinishedReply | undefined> => {
    const kept = { reply, sources };
    return (await settleHold(hold, kept)) ? { kept, cost: hold.credits } : undefined;
  };

  const released = async (hold: Hold, kept: KeptReply): Promise<FinishedReply | undefined> =>
    (await releaseHold(hold, 'no_answer', kept)) ? { kept, cost: 0 } : undefined;

  /** Releases the credits. If this fails, the scheduled release does it within a minute. */
  const failed = async (hold: Hold, cause: unknown): Promise<Written> => {
    try {
      if (!(await releaseHold(hold, 'failed'))) return await overtaken(hold, cause);
    } catch (error) {
      return { outcome: 'failed', end: uncertain(new AggregateError([cause, error])) };
    }
    const isRefused = cause instanceof AppError && cause.code === 'too_many_requests';
    return isRefused
      ? { outcome: 'refused', end: cause }
      : { outcome: 'failed', end: unavailable(cause) };
  };

  /**
   * Handles a reply whose credits are no longer held: the member has stopped it, or a write that seemed to fail
   * succeeded.
   */
  const overtaken = async (hold: Hold, cause: unknown): Promise<Written> => {
    try {
      const found = await getHold(hold);
      const end = found && endOf(found);
      if (!end) return { outcome: 'failed', end: unavailable(cause) };
      return { outcome: end.cost > 0 ? 'answered' : 'no_answer', end };
    } catch (error) {
      const isStopped = error instanceof AppError && error.code === 'reply_stopped';
      if (isStopped) return { outcome: 'stopped', end: error };
      return { outcome: 'failed', end: error instanceof AppError ? error : uncertain(error) };
    }
  };

  return async (
    hold: Hold,
    asked: Asked,
    { provide, readsWeakMatches }: { provide: AnswerProvider; readsWeakMatches: boolean },
  ): Promise<Written> => {
    let measured: Pick<Written, 'tokens' | 'passages'> = {};
    try {
      const { answer, free, ...counted } = await answerQuestion(asked, provide, {
        readsWeakMatches,
      });
      measured = counted;
      const end = answer ? await settled(hold, answer) : await released(hold, free);
      if (!end) return { ...(await overtaken(hold, undefined)), ...measured };
      return { outcome: answer ? 'answered' : 'no_answer', end, ...measured };
    } catch (cause) {
      return { ...(await failed(hold, cause)), ...measured };
    }
  };
}

/** Writes a reply whose credits are held, and charges or releases them in every case. Never throws. */
export const writeReply = createWriteReply(dependencies);

/** The error for a reply that was not charged. */
function unavailable(cause: unknown): AppError {
  return appErrorFrom(cause, 'assistant_unavailable');
}

/** The error for a reply that may have been charged. A repeated request returns it. */
function uncertain(cause: unknown): AppError {
  return appErrorFrom(cause, 'service_unavailable');
}
