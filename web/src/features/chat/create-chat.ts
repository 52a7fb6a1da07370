import type { ChatReply } from '#shared/contracts/chat.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { retryText } from '../../lib/retry-text.ts';
import { requestReply } from './request-reply.ts';
import { createBalance } from './balance.ts';
import {
  createConversationStore,
  ownerOf,
  withoutLastNote,
  type ChatDeps,
} from './conversation-store.ts';
import { historyBefore, type Turn } from './conversation.ts';
import { createVoting } from './create-voting.ts';
import * as messages from './messages.ts';

/** The conversation of this tab. It continues while the window is closed. */
export function createChat(deps: ChatDeps) {
  const store = createConversationStore(deps);
  const balance = createBalance(deps, store);
  let running: AbortController | undefined;

  async function ask(turn: Turn, isFirstTry: boolean): Promise<void> {
    const mine = new AbortController();
    running = mine;
    store.set({ phase: 'asking' });
    try {
      if (deps.session.read() === null) throw new ApiError('not_signed_in', { status: 401 });
      // A repeated question may already have been paid with the last credit; the server knows.
      if (isFirstTry && !(await balance.allows(turn, mine.signal))) return;
      if (running !== mine) return;
      store.set({ phase: 'asking' });
      const history = historyBefore(store.read().entries, turn.requestId);
      const reply = await requestReply(deps, turn, history, mine.signal);
      if (running === mine) answered(turn, reply);
    } catch (error) {
      if (running === mine) refused(turn, error);
    } finally {
      if (running === mine) {
        running = undefined;
        store.set({ phase: 'idle' });
      }
    }
  }

  function answered({ requestId }: Turn, reply: ChatReply): void {
    store.change(requestId, { state: 'answered', reply });
    balance.update(reply.remainingCredits);
  }

  /** Error texts per code. */
  function refused(turn: Turn, error: unknown): void {
    const { status, code, retryAfterSeconds } =
      error instanceof ApiError ? error : new ApiError('network');
    if (code === 'reply_stopped') store.withdraw(turn, 'stopped');
    else if (status === 401) store.withdraw(turn, 'signed-out');
    else if (status === 402) {
      store.withdraw(turn, 'out-of-credits');
      void balance.refresh();
    } else if (status === 429) {
      const when = retryAfterSeconds ? retryText(retryAfterSeconds) : messages.pleaseWaitMoment;
      store.withdraw(turn, 'too-many', messages.youveSentLotQuestionsIn(when));
    } else store.change(turn.requestId, { state: 'failed' });
  }

  /** Aborts the request and ignores its result. */
  function leave(): void {
    const left = running;
    running = undefined;
    left?.abort();
  }

  function stopped(turn: Turn): void {
    leave();
    store.withdraw(turn, 'stopped');
    store.set({ phase: 'idle' });
  }

  /** What a guest typed stays theirs after signing in; a member's text is removed. */
  function followSession(): void {
    const owner = store.owner();
    const now = ownerOf(deps.session);
    if (now === owner) {
      const last = store.read().entries.at(-1);
      const isBack = now !== undefined && last?.kind === 'note' && last.about === 'signed-out';
      if (isBack) store.set({ entries: withoutLastNote(store.read()) });
    } else if (owner === undefined) {
      store.adopt(now);
    } else if (now !== undefined || deps.session.lastEnd() !== 'expired') {
      leave();
      store.empty(now);
    }
    balance.follow();
  }

  deps.session.subscribe(followSession);
  const waiting = store.find(({ state }) => state === 'pending');
  if (waiting) void ask(waiting, false);

  return {
    read: store.read,
    subscribe: store.subscribe,
    setDraft: (draft: string) => store.set({ draft }),
    /** Sends the question unless it is empty or a reply is pending. */
    send(text: string): void {
      const question = text.trim();
      if (question === '' || running) return;
      const requestId = deps.newId();
      const askedAt = deps.now();
      const turn: Turn = { kind: 'turn', requestId, question, askedAt, state: 'pending' };
      store.set({ entries: [...withoutLastNote(store.read()), turn], draft: '' });
      void ask(turn, true);
    },
    /** Requests the same reply again. */
    retry(requestId: string): void {
      const turn = store.find((one) => one.requestId === requestId && one.state === 'failed');
      if (!turn || running) return;
      store.set({ entries: withoutLastNote(store.read()) });
      store.change(requestId, { state: 'pending', askedAt: deps.now() });
      void ask(turn, false);
    },
    /** Cancels the pending reply. A reply that had already finished is shown. */
    async stop(): Promise<void> {
      const turn = store.find(({ state }) => state === 'pending');
      const { phase } = store.read();
      if (!running || !turn || phase === 'stopping') return;
      if (phase === 'credits') return stopped(turn);
      const stopping = running;
      const owner = store.owner();
      store.set({ phase: 'stopping' });
      const { requestId } = turn;
      const response = await deps
        .call('POST /api/chat/{requestId}/stop', { requestId })
        .catch(() => deps.showError(messages.weCouldntStopReplyIt));
      const isOurs = store.owner() === owner;
      if (isOurs && response?.stopped) balance.update(response.remainingCredits);
      if (running !== stopping) return;
      if (response?.stopped) stopped(turn);
      else store.set({ phase: 'asking' });
    },
    vote: createVoting(deps, store, balance),
    /** Starts a new conversation unless a reply is pending. */
    clear(): void {
      if (!running) store.set({ entries: [], draft: '' });
    },
  };
}
