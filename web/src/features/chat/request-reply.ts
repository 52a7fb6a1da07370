import type { ChatReply } from '#shared/contracts/chat.ts';
import { hasCode, requireText } from '../../lib/api/api-error.ts';
import type { ChatDeps } from './conversation-store.ts';
import type { historyBefore, Turn } from './conversation.ts';

/** Timeout of one call: longer than the gateway's. */
const longestCallMs = 35_000;
/** How long to poll for a reply that is still being written. */
const longestWaitMs = 40_000;
const betweenTriesMs = 2000;

/**
 * Sends a question. If its reply is already being written (after a reload or a lost connection), polls until it is
 * ready. Throws ApiError, and AbortError or TimeoutError of the signals.
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
      const reply = await call('POST /api/chat', input, { signal });
      requireText(reply.reply);
      return reply;
    } catch (error) {
      if (!hasCode(error, 'reply_pending') || now() >= until) throw error;
    }
    await pause(betweenTriesMs);
    stopped.throwIfAborted();
  }
}
