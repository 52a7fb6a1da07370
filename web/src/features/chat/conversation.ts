import { maxHistoryMessages } from '#shared/constants/message-limits.ts';
import type { ChatReply } from '#shared/contracts/chat.ts';
import type { FeedbackGiven } from '#shared/contracts/feedback.ts';

/** A question and its outcome. */
export interface Turn {
  kind: 'turn';
  /** Identifies the question to the server: repeated with the same ID, it is answered and charged once. */
  requestId: string;
  question: string;
  /** Epoch milliseconds. */
  askedAt: number;
  state: 'pending' | 'failed' | 'answered';
  /** Of an answered question. */
  reply?: ChatReply;
  /** The member's vote on the reply, and its effect on the credits. */
  feedback?: Pick<FeedbackGiven, 'vote' | 'credit'>;
}

/** A message of the window itself; it is not sent to the server. */
export interface Note {
  kind: 'note';
  id: string;
  about: 'signed-out' | 'blocked' | 'out-of-credits' | 'too-many' | 'stopped';
  /** The text, if it differs from the usual one of its kind. */
  text?: string;
}

export type Entry = Turn | Note;

/** The part of the conversation that survives a reload. */
export interface Conversation {
  entries: readonly Entry[];
  draft: string;
}

/** After a reload, a pending question is repeated if it is at most this old. */
const resumableMs = 2 * 60_000;
const maxKept = 40;
/** The contract's length limit of one earlier message. */
const longestEarlierMessage = 8000;

/** Returns the messages before a question that are sent to the server: answered questions and their replies. */
export function historyBefore(entries: readonly Entry[], requestId: string) {
  const place = entries.findIndex((entry) => isTurn(entry) && entry.requestId === requestId);
  return entries
    .slice(0, place < 0 ? undefined : place)
    .flatMap((entry) => (isTurn(entry) && entry.reply ? [entry] : []))
    .flatMap(({ question, reply }) => [
      { sender: 'user' as const, text: question },
      { sender: 'bot' as const, text: reply!.reply.slice(0, longestEarlierMessage) },
    ])
    .slice(-maxHistoryMessages);
}

export const isTurn = (entry: Entry): entry is Turn => entry.kind === 'turn';

export function writeConversation({ entries, draft }: Conversation): string {
  return JSON.stringify({ entries: entries.slice(-maxKept), draft });
}

/**
 * Reads the stored conversation. A question that has been pending too long counts as failed; Try again requests the
 * same reply.
 */
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
    (!isAnswered || isReply(entry.reply))
  );
}

/** Whether a stored reply has what the window shows: an earlier version may have stored it. */
function isReply(reply: ChatReply | undefined): boolean {
  return typeof reply?.reply === 'string' && Array.isArray(reply.sources);
}
