import { chatReply, longestHistory, type ChatReply } from '#shared/contracts/chat.ts';
import type { FeedbackGiven } from '#shared/contracts/feedback.ts';

/** A question and what became of it. */
export interface Turn {
  kind: 'turn';
  /** Names the question to the server: asked again under it, it is answered and charged once. */
  requestId: string;
  question: string;
  /** Epoch milliseconds. */
  askedAt: number;
  state: 'pending' | 'failed' | 'answered';
  /** Of an answered one. */
  reply?: ChatReply;
  /** What its member thinks of the reply, and what that did to the credits. */
  feedback?: Pick<FeedbackGiven, 'vote' | 'credit'>;
}

/** What the window itself has to say; nothing of it is sent along. */
export interface Note {
  kind: 'note';
  id: string;
  about: 'signed-out' | 'blocked' | 'out-of-credits' | 'too-many' | 'stopped';
  /** Where the occasion has words of its own. */
  text?: string;
}

export type Entry = Turn | Note;

/** What of a window outlasts a reload. */
export interface Conversation {
  entries: readonly Entry[];
  draft: string;
}

/** A question whose answer was on its way at most so long ago is asked for again after a reload. */
const resumableMs = 2 * 60_000;
const mostKept = 40;
/** What the contract takes of one earlier message. */
const longestEarlierMessage = 8000;

/** The messages before a question, as the server wants them: questions that were answered, and their replies. */
export function historyBefore(entries: readonly Entry[], requestId: string) {
  const place = entries.findIndex((entry) => isTurn(entry) && entry.requestId === requestId);
  return entries
    .slice(0, place < 0 ? undefined : place)
    .flatMap((entry) => (isTurn(entry) && entry.reply ? [entry] : []))
    .flatMap(({ question, reply }) => [
      { sender: 'user' as const, text: question },
      { sender: 'bot' as const, text: reply!.reply.slice(0, longestEarlierMessage) },
    ])
    .slice(-longestHistory);
}

export const isTurn = (entry: Entry): entry is Turn => entry.kind === 'turn';

export function writeConversation({ entries, draft }: Conversation): string {
  return JSON.stringify({ entries: entries.slice(-mostKept), draft });
}

/** Reads what was written before. A question that has waited for too long counts as failed: its Retry asks for the same answer. */
export function readConversation(text: string | undefined, now: number): Conversation {
  try {
    const { entries, draft } = JSON.parse(text ?? '{}') as Partial<Conversation>;
    return {
      entries: (entries ?? []).filter(isEntry).map((entry) => settled(entry, now)),
      draft: typeof draft === 'string' ? draft : '',
    };
  } catch {
    return { entries: [], draft: '' };
  }
}

function settled(entry: Entry, now: number): Entry {
  const isLate = isTurn(entry) && entry.state === 'pending' && now - entry.askedAt > resumableMs;
  return isLate ? { ...entry, state: 'failed' } : entry;
}

function isEntry(entry: Entry): boolean {
  if (entry.kind === 'note') return typeof entry.about === 'string';
  const isAnswered = entry.state === 'answered';
  return (
    entry.kind === 'turn' &&
    typeof entry.question === 'string' &&
    (!isAnswered || chatReply.safeParse(entry.reply).success)
  );
}
