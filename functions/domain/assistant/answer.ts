import type { ChatSource } from '#shared/contracts/chat.ts';
import type { PassageSource } from '../passages/passage.ts';
import type { Listing } from './listing/listing.ts';

/** A passage as the asker may see it, and whether they own its source or must buy it. */
export interface GroundedPassage {
  source: PassageSource;
  access: ChatSource['access'];
  heading?: string;
  /**
   * Absent if the asker would have to buy the episode that it quotes: they learn only that the episode covers the
   * subject.
   */
  text?: string;
}

export interface Question {
  message: string;
  /** The earlier conversation, oldest first. It comes from the asker's browser, so it is not trusted. */
  history: readonly { sender: 'user' | 'bot'; text: string }[];
  /** Facts that answer the question, from the configuration and the catalogue. */
  facts?: readonly GroundedPassage[];
  /** Items that may help; they are named at the end of a reply that is not certain. */
  mentions?: readonly GroundedPassage[];
  /** The passages that the search found, best first. */
  passages: readonly GroundedPassage[];
  /** For a question such as "which papers are free?", the matching items of the catalogues. */
  listing?: Listing;
  /** Fires when the time for a reply has run out. */
  signal: AbortSignal;
}

export interface Answer {
  /** Markdown. Its links lead to pages of this site only. */
  reply: string;
  /** The sources of the reply, in the order in which they are cited. */
  sources: ChatSource[];
}

export interface ProviderResult {
  /** Absent if the material does not answer the question. */
  answer?: Answer;
  /** For models, all tokens read and written, for the operator's bill. */
  tokens?: number;
}

/** Writes a reply from the material. Its errors never contain words of the conversation. */
export type AnswerProvider = (question: Question) => Promise<ProviderResult>;

export function toSource({ source, access }: GroundedPassage): ChatSource {
  const { kind, title, url } = source;
  return { kind, title, url, ...(access && { access }) };
}
