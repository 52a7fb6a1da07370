import type { Client } from '../../lib/api/create-client.ts';
import type { SessionStore } from '../../lib/session/session-store.ts';
import { isTurn, type Conversation, type Note, type Turn } from './conversation.ts';

export interface ChatState extends Conversation {
  /** Unknown (null) until they are first fetched (site.md, section 4). */
  credits: number | null;
  /** Sending was refused for want of credits, and nothing has been heard of new ones. */
  needsCredits: boolean;
  /** `credits`: they are being fetched, nothing was sent yet. */
  phase: 'idle' | 'credits' | 'asking' | 'stopping';
}

export interface ChatDeps {
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
  /** Epoch milliseconds. */
  now(): number;
  pause(milliseconds: number): Promise<void>;
}

export type ConversationStore = ReturnType<typeof createConversationStore>;

const nothingKnown = { credits: null, needsCredits: false, phase: 'idle' } as const;

/** What the window shows, kept in this tab for whoever it belongs to. */
export function createConversationStore(deps: ChatDeps) {
  const listeners = new Set<() => void>();
  let state: ChatState = { ...deps.restore(), ...nothingKnown };
  let owner = ownerOf(deps.session);

  function set(change: Partial<ChatState>): void {
    state = { ...state, ...change };
    // After its session has expired a conversation waits for its member; nobody else's name goes on it.
    if (ownerOf(deps.session) === owner) deps.keep(state);
    listeners.forEach((listener) => listener());
  }

  return {
    read: (): ChatState => state,
    set,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    owner: () => owner,
    /** A guest's conversation is theirs after signing in. */
    adopt(by: string | undefined): void {
      owner = by;
      set({ ...nothingKnown, phase: state.phase, entries: withoutLastNote(state) });
    },
    /** Leaves nothing of it for the next one at this browser. */
    empty(next: string | undefined): void {
      deps.forget();
      owner = next;
      set({ ...nothingKnown, entries: [], draft: '' });
    },
    change(requestId: string, to: Partial<Turn>): void {
      const entries = state.entries.map((entry) =>
        isTurn(entry) && entry.requestId === requestId ? { ...entry, ...to } : entry,
      );
      set({ entries });
    },
    find(wanted: (turn: Turn) => boolean): Turn | undefined {
      return state.entries.filter(isTurn).findLast(wanted);
    },
    /** Nothing came of a question: it goes back to where it was typed, and a note says why. */
    withdraw({ requestId, question }: Turn, about: Note['about'], text?: string): void {
      const isFree = state.draft.trim() === '';
      const rest = state.entries.flatMap((entry) => {
        if (!isTurn(entry) || entry.requestId !== requestId) return [entry];
        return isFree ? [] : [{ ...entry, state: 'failed' as const }];
      });
      const note: Note = { kind: 'note', id: deps.newId(), about, ...(text && { text }) };
      set({ entries: [...rest, note], ...(isFree && { draft: question }) });
    },
  };
}

/** Notes speak of the last attempt only. */
export const withoutLastNote = ({ entries }: Conversation) =>
  entries.at(-1)?.kind === 'note' ? entries.slice(0, -1) : entries;

export function ownerOf(session: SessionStore): string | undefined {
  const current = session.read();
  return current?.user?.id ?? (current ? 'member' : undefined);
}
