import type { ChatSource } from '../../../shared/contracts/chat.ts';
import type { Passage } from '../passages/passage.ts';

/** A passage that may be shown to the asker, with what he may do with its source. */
export interface GroundedPassage {
  passage: Passage;
  access: ChatSource['access'];
}

export interface Question {
  message: string;
  history: readonly { sender: 'user' | 'bot'; text: string }[];
  /** The best first, at least one. */
  passages: readonly GroundedPassage[];
  /** Fires when the time for a reply is over. */
  signal: AbortSignal;
}

export interface Answer {
  /** Markdown. */
  reply: string;
  /** What the reply rests on, in the order in which it is cited. */
  sources: ChatSource[];
  /** Of a model, for the bill: all tokens that it read and wrote. */
  tokens?: number;
}

/** Writes a reply from the passages. @returns undefined where they do not answer the question. Throws what went wrong. */
export type AnswerProvider = (question: Question) => Promise<Answer | undefined>;
