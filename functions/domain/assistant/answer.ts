import type { ChatSource } from '#shared/contracts/chat.ts';
import type { PassageSource } from '../passages/passage.ts';
import type { Listing } from './listing/listing.ts';

/** What the asker may know of a passage, with what they may do with its source. */
export interface GroundedPassage {
  source: PassageSource;
  access: ChatSource['access'];
  heading?: string;
  /** Missing where its words are those of an episode that they would have to buy: that it speaks of the subject is all. */
  text?: string;
}

export interface Question {
  message: string;
  /** The conversation before it, oldest first, as the asker's window tells it: nothing in it can be relied on. */
  history: readonly { sender: 'user' | 'bot'; text: string }[];
  /** What the shop states to this question: of the configuration and the catalogue. */
  facts?: readonly GroundedPassage[];
  /** Items that may help, to be named below what is near. */
  mentions?: readonly GroundedPassage[];
  /** What the search found, the best first. */
  passages: readonly GroundedPassage[];
  /** Of a question such as "which papers are free?": what the catalogues say. */
  listing?: Listing;
  /** Fires when the time for a reply is over. */
  signal: AbortSignal;
}

export interface Answer {
  /** Markdown. Its links lead to pages of this site only. */
  reply: string;
  /** What the reply rests on, in the order in which it is cited. */
  sources: ChatSource[];
}

export interface ProviderResult {
  /** Missing where the material does not answer the question. */
  answer?: Answer;
  /** Of a model, for the bill: all tokens that it read and wrote. */
  tokens?: number;
}

/** Writes a reply from the material. Throws what went wrong, without the words of the conversation. */
export type AnswerProvider = (question: Question) => Promise<ProviderResult>;

export function toSource({ source, access }: GroundedPassage): ChatSource {
  const { kind, title, url } = source;
  return { kind, title, url, ...(access && { access }) };
}
