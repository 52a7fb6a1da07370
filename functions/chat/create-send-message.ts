import { ulid } from 'ulid';
import type { chatContract } from '#shared/contracts/chat.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { AnswerProvider } from '../domain/assistant/answer.ts';
import type { Hold } from '../domain/credits/hold.ts';
import { getMember } from '../domain/members/member-repository.ts';
import type { RateLimit } from '../domain/rate-limits/rate-limit-window.ts';
import { consumeRateLimit } from '../domain/rate-limits/consume-rate-limit.ts';
import { AppError } from '../platform/app-error.ts';
import { now } from '../platform/clock.ts';
import type { UseCase } from '../platform/implement.ts';
import { logger } from '../platform/logger.ts';
import { claimReply } from './claim-reply.ts';
import { limitUnpaid } from './limit-unpaid.ts';
import { writeReply } from './write-reply.ts';

/** The writer of replies. */
export interface Assistant {
  /** For the log, and to distinguish the built-in assistant from models. */
  name: string;
  provide: AnswerProvider;
  /** Seconds from request to reply; the rest of the function's 28 s is for charging. */
  replySeconds: number;
  /** How often a member may call it without paying; set only for models that cost the operator money. */
  unpaid?: RateLimit;
}

/** Creates the use case that answers a message and charges for it once, however often the request is repeated. */
export function createSendMessage(assistant: Assistant): UseCase<typeof chatContract.send> {
  return async ({ message, history = [], requestId = ulid() }, { id: userId }) => {
    const startedAt = now().getTime();
    const signal = AbortSignal.timeout(assistant.replySeconds * 1000);
    await consumeRateLimit('chat', userId, siteConfig.limits.chat);
    const claim = await claimOrGiveUp({ userId, requestId });
    const written =
      'hold' in claim
        ? await write(claim.hold, { userId, message, history, signal }, assistant)
        : { outcome: 'repeated' as const, end: claim };
    const { end, outcome, ...measured } = written;
    logger.info('reply', {
      outcome,
      provider: assistant.name,
      tokens: 0,
      passages: 0,
      ...measured,
      milliseconds: now().getTime() - startedAt,
    });
    if (end instanceof AppError) throw end;
    const { kept, cost } = end;
    return { ...kept, cost, remainingCredits: await balanceOf(userId) };
  };
}

async function write(
  hold: Hold,
  asked: Parameters<typeof writeReply>[1],
  { name, provide, unpaid }: Assistant,
): ReturnType<typeof writeReply> {
  // A model may find an answer in weak matches; the built-in assistant cannot.
  const readsWeakMatches = name !== 'built-in';
  if (!unpaid) return writeReply(hold, asked, { provide, readsWeakMatches });
  const limited = limitUnpaid(provide, asked.userId, unpaid);
  const written = await writeReply(hold, asked, { provide: limited.provide, readsWeakMatches });
  if (written.outcome === 'answered') await limited.paid();
  return written;
}

/**
 * Claims a reply. If concurrent changes keep winning, nothing is charged and the member is told that the assistant is
 * busy. The same applies to a request whose stored reply has expired: only a new request gets a reply.
 */
async function claimOrGiveUp(key: Parameters<typeof claimReply>[0]) {
  try {
    return await claimReply(key);
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    if (cause.code === 'conflict') throw new AppError('assistant_unavailable', { cause });
    if (cause.code === 'not_found') throw new AppError('session_expired', { cause });
    throw cause;
  }
}

async function balanceOf(userId: string): Promise<number> {
  return (await getMember(userId))?.credits ?? 0;
}
