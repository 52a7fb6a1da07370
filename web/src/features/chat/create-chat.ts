import { authContract } from '../../../../shared/contracts/auth.ts';
import { chatContract, type ChatReply } from '../../../../shared/contracts/chat.ts';
import type { Client } from '../../lib/api/create-client.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import type { SessionStore } from '../../lib/session/session-store.ts';
import { askForReply } from './ask-for-reply.ts';
import { historyBefore, isTurn, type Conversation, type Note, type Turn } from './conversation.ts';
import { retryText } from '../../lib/retry-text.ts';

export interface ChatState extends Conversation {
  /** Unknown (null) until they are first fetched (site.md, section 3). */
  credits: number | null;
  /** Sending was refused for want of credits, and nothing has been heard of new ones. */
  needsCredits: boolean;
  /** `credits`: they are being fetched, nothing was sent yet. */
  phase: 'idle' | 'credits' | 'asking' | 'stopping';
}

export interface ChatParts {
  call: Client['call'];
  session: SessionStore;
  /** Reads what the owner of the session had kept in this tab. */
  restore(): Conversation;
  keep(conversation: Conversation): void;
  forget(): void;
  /** Tells the rest of the site the member's balance. */
  publishBalance(credits: number): void;
  /** Says what could not be done, beside the conversation. */
  complain(text: string): void;
  newId(): string;
  now(): number;
  pause(milliseconds: number): Promise<void>;
}

export type Chat = ReturnType<typeof createChat>;

/** The conversation of this tab: what is said, asked and paid. It goes on while the window is closed. */
export function createChat(parts: ChatParts) {
  const listeners = new Set<() => void>();
  let state: ChatState = { ...parts.restore(), credits: null, needsCredits: false, phase: 'idle' };
  let owner = ownerOf(parts.session);
  let lastHeard = heardCredits();
  let running: AbortController | undefined;

  function heardCredits(): number | undefined {
    return parts.session.read()?.user?.credits;
  }

  function set(change: Partial<ChatState>): void {
    state = { ...state, ...change };
    // After its session has expired a conversation waits for its member; nobody else's name goes on it.
    if (ownerOf(parts.session) === owner) parts.keep(state);
    listeners.forEach((listener) => listener());
  }

  function change(requestId: string, to: Partial<Turn>): void {
    const entries = state.entries.map((entry) =>
      isTurn(entry) && entry.requestId === requestId ? { ...entry, ...to } : entry,
    );
    set({ entries });
  }

  function learnBalance(credits: number): void {
    lastHeard = credits;
    set({ credits, needsCredits: credits <= 0 });
    parts.publishBalance(credits);
  }

  /** Nothing came of a question: it goes back to where it was typed, and a note says why. */
  function withdraw(turn: Turn, about: Note['about'], text?: string): void {
    const isFree = state.draft.trim() === '';
    const rest = state.entries.flatMap((entry) => {
      if (!isTurn(entry) || entry.requestId !== turn.requestId) return [entry];
      return isFree ? [] : [{ ...entry, state: 'failed' as const }];
    });
    const note: Note = { kind: 'note', id: parts.newId(), about, ...(text && { text }) };
    set({ entries: [...rest, note], ...(isFree && { draft: turn.question }) });
  }

  /** Learns the balance where it is unknown or was used up. Answers whether the question may be sent. */
  async function mayAsk(turn: Turn, signal: AbortSignal): Promise<boolean> {
    if (state.credits !== null && state.credits > 0) return true;
    set({ phase: 'credits' });
    try {
      const { credits } = await parts.call(authContract.credits, {}, { signal });
      learnBalance(credits);
    } catch (error) {
      if (signal.aborted || statusOf(error) === 401) throw error;
      set({ credits: 0 });
    }
    if (state.credits! > 0) return true;
    set({ needsCredits: true });
    withdraw(turn, 'blocked');
    return false;
  }

  async function ask(turn: Turn, isFirstTry: boolean): Promise<void> {
    const mine = new AbortController();
    running = mine;
    set({ phase: 'asking' });
    try {
      if (parts.session.read() === null) throw new ApiError('not_signed_in', { status: 401 });
      // Asked again, it may have been paid with the last credit: the server knows.
      if (isFirstTry && !(await mayAsk(turn, mine.signal))) return;
      set({ phase: 'asking' });
      const history = historyBefore(state.entries, turn.requestId);
      const reply = await askForReply(parts, turn, history, mine.signal);
      if (running === mine) answered(turn, reply);
    } catch (error) {
      if (running === mine) refused(turn, error);
    } finally {
      if (running === mine) {
        running = undefined;
        set({ phase: 'idle' });
      }
    }
  }

  function answered({ requestId }: Turn, reply: ChatReply): void {
    change(requestId, { state: 'answered', reply });
    learnBalance(reply.remainingCredits);
  }

  /** The error catalogue of site.md, section 8, and our own codes. */
  function refused(turn: Turn, error: unknown): void {
    const status = statusOf(error);
    const code = error instanceof ApiError ? error.code : undefined;
    if (status === 401) return withdraw(turn, 'signed-out');
    if (code === 'reply_stopped') return withdraw(turn, 'stopped');
    if (status === 402) {
      set({ needsCredits: true });
      return withdraw(turn, 'out-of-credits');
    }
    if (status === 429) {
      const seconds = (error as ApiError).retryAfterSeconds;
      const when = seconds ? ` ${retryText(seconds)}` : ' Please wait a moment and try again.';
      return withdraw(turn, 'too-many', `That was a lot of questions at once.${when}`);
    }
    change(turn.requestId, { state: 'failed' });
  }

  /** Lets go of the request, whatever it would still bring. */
  function leave(): void {
    const left = running;
    running = undefined;
    left?.abort();
  }

  function send(text: string): void {
    const question = text.trim();
    if (question === '' || running) return;
    const requestId = parts.newId();
    const askedAt = parts.now();
    const turn: Turn = { kind: 'turn', requestId, question, askedAt, state: 'pending' };
    set({ entries: [...withoutLastNote(state), turn], draft: '' });
    void ask(turn, true);
  }

  function retry(requestId: string): void {
    const turn = state.entries.find((entry) => isTurn(entry) && entry.requestId === requestId);
    if (!turn || !isTurn(turn) || turn.state !== 'failed' || running) return;
    set({ entries: withoutLastNote(state) });
    change(requestId, { state: 'pending', askedAt: parts.now() });
    void ask(turn, false);
  }

  async function stop(): Promise<void> {
    const turn = state.entries.findLast((entry) => isTurn(entry) && entry.state === 'pending');
    if (!running || !turn || !isTurn(turn) || state.phase === 'stopping') return;
    const stopping = running;
    const wasSent = state.phase === 'asking';
    set({ phase: 'stopping' });
    try {
      const { requestId } = turn;
      const answer = wasSent
        ? await parts.call(chatContract.stop, { requestId })
        : { stopped: true, remainingCredits: undefined };
      if (running !== stopping) return;
      if (!answer.stopped) return set({ phase: 'asking' });
      leave();
      if (answer.remainingCredits !== undefined) learnBalance(answer.remainingCredits);
      withdraw(turn, 'stopped');
      set({ phase: 'idle' });
    } catch {
      if (running !== stopping) return;
      set({ phase: 'asking' });
      parts.complain('The reply could not be stopped. It is still on its way.');
    }
  }

  /** What a guest has typed is theirs after signing in; what a member wrote is for no other eyes. */
  function followSession(): void {
    const now = ownerOf(parts.session);
    const credits = heardCredits();
    if (now === owner) {
      const last = state.entries.at(-1);
      const isBack = now !== undefined && last?.kind === 'note' && last.about === 'signed-out';
      if (isBack) set({ entries: withoutLastNote(state) });
      if (state.credits !== null && credits !== undefined && credits !== lastHeard) {
        set({ credits, needsCredits: credits <= 0 });
      }
    } else if (owner === undefined) {
      owner = now;
      set({ credits: null, needsCredits: false, entries: withoutLastNote(state) });
    } else if (now !== undefined || parts.session.lastEnd() !== 'expired') {
      leave();
      parts.forget();
      owner = now;
      set({ entries: [], draft: '', credits: null, needsCredits: false, phase: 'idle' });
    }
    lastHeard = credits;
  }

  parts.session.subscribe(followSession);
  const waiting = state.entries.findLast((entry) => isTurn(entry) && entry.state === 'pending');
  if (waiting && isTurn(waiting)) void ask(waiting, false);

  return {
    read: (): ChatState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Asks, unless there is nothing to ask or a reply is pending. */
    send,
    /** Asks for the same answer again. */
    retry,
    /** Gives up the pending reply. One that had been finished before is shown. */
    stop,
    setDraft: (draft: string) => set({ draft }),
    /** Begins anew, unless a reply is pending. */
    clear(): void {
      if (!running) set({ entries: [], draft: '' });
    },
  };
}

/** Notes speak of the last attempt only. */
const withoutLastNote = ({ entries }: Conversation) =>
  entries.at(-1)?.kind === 'note' ? entries.slice(0, -1) : entries;

function ownerOf(session: SessionStore): string | undefined {
  const current = session.read();
  return current?.user?.id ?? (current ? 'member' : undefined);
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);
