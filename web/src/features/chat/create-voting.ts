import type { VoteValue } from '#shared/contracts/feedback.ts';
import { hasCode } from '../../lib/api/api-error.ts';
import type { createBalance } from './balance.ts';
import type { ChatDeps, ConversationStore } from './conversation-store.ts';
import * as messages from './messages.ts';

/** Sends a member's vote on a reply and stores it with the reply. */
export function createVoting(
  deps: ChatDeps,
  store: ConversationStore,
  balance: ReturnType<typeof createBalance>,
) {
  return async function vote(requestId: string, value: VoteValue): Promise<void> {
    const turn = store.find((one) => one.requestId === requestId && one.state === 'answered');
    if (!turn || turn.feedback?.vote === value) return;
    const owner = store.owner();
    const input = { requestId, vote: value, question: turn.question };
    try {
      const { remainingCredits, ...feedback } = await deps.call('POST /api/chat/feedback', input);
      if (store.owner() !== owner) return;
      store.change(requestId, { feedback });
      balance.update(remainingCredits);
    } catch (error) {
      if (store.owner() !== owner) return;
      deps.showError(
        hasCode(error, 'not_found') ? messages.thisReplyIsTooOld : messages.weCouldntSaveYourRating,
      );
    }
  };
}
