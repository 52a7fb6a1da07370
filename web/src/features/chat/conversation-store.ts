import type { Client } from '../../lib/api/create-client.ts';
import type { SessionStore } from '../../lib/session/session-store.ts';
import { isTurn, type Conversation, type Note, type Turn } from './conversation.ts';

export interface ChatState extends Conversation {
  /** Null until first fetched. */
  credits: number | null;
  /** Sending was refused for lack of credits, and no new credits are known. */
  needsCredits: boolean;
  /** `credits`: being fetched; nothing has been sent yet. */
  phase: 'idle' | 'credits' | 'asking' | 'stopping';
}

export interface ChatDeps {
  call: Client['call'];
  session: SessionStore;
  /** Reads the stored conversation of the session's owner. */
  restore(): Conversation;
  keep(conversation: Conversation): void;
  forget(): void;
  /** Whether replies cost credits. */
  costs: boolean;
  /** Publishes the member's balance to the rest of the site. */
  publishBalance(credits: number): void;
  /** Shows a failure beside the conversation. */
  showError(text: string): void;
  newId(): string;
  /** Epoch milliseconds. */
  now(): number;
  pause(milliseconds: number): Promise<void>;
}

export type ConversationStore = ReturnType<typeof createConversationStore>;

const nothingKnown = { credits: null, needsCredits: false, phase: 'idle' } as const;

/** The chat's state, kept in this tab for its owner. */
export function createConversationStore(deps: ChatDeps) {
  const listeners = new Set<() => void>();
  let state: ChatState = { ...deps.restore(), ...nothingKnown };
  let owner = ownerOf(deps.session);

  function set(change: Partial<ChatState>): void {
    state = { ...state, ...change };
    // After an expired session the conversation waits for its member; nobody else can take it over.
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
    /** A guest's conversation stays theirs after signing in. */
    adopt(by: string | undefined): void {
      owner = by;
      set({ ...nothingKnown, phase: state.phase, entries: withoutLastNote(state) });
    },
    /** Removes the conversation for the next user of this browser. */
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
    /** The question failed: it returns to the input, and a note explains why. */
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

/** Notes only describe the last attempt. */
export const withoutLastNote = ({ entries }: Conversation) =>
  entries.at(-1)?.kind === 'note' ? entries.slice(0, -1) : entries;

export function ownerOf(session: SessionStore): string | undefined {
  const current = session.read();
  return current?.user?.id ?? (current ? 'member' : undefined);
}
