import { chatContract, type ChatReply } from '#shared/contracts/chat.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import type { ChatDeps } from './conversation-store.ts';
import type { historyBefore, Turn } from './conversation.ts';

/** How long one call may take: longer than the gateway waits. */
const longestCallMs = 35_000;
/** For how long a reply that is still being written elsewhere is asked for. */
const longestWaitMs = 40_000;
const betweenTriesMs = 2000;

/**
 * Sends a question. Where its reply is being written already (the page was loaded anew, or the connection was lost) it
 * is asked for again until it is there. Throws ApiError, and AbortError or TimeoutError of the signals.
 */
export async function requestReply(
  { call, now, pause }: Pick<ChatDeps, 'call' | 'now' | 'pause'>,
  { question, requestId }: Turn,
  history: ReturnType<typeof historyBefore>,
  stopped: AbortSignal,
): Promise<ChatReply> {
  const input = { message: question, requestId, history };
  const until = now() + longestWaitMs;
  for (;;) {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(longestCallMs)]);
    try {
      return await call(chatContract.send, input, { signal });
    } catch (error) {
      if (!hasCode(error, 'reply_pending') || now() >= until) throw error;
    }
    await pause(betweenTriesMs);
    stopped.throwIfAborted();
  }
}
