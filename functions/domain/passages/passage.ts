import type { SourceKind } from '#shared/contracts/chat.ts';

/** A page or a catalogue item that an answer cites. */
export interface PassageSource {
  kind: SourceKind;
  /** The item's id, or the page's path. */
  id: string;
  title: string;
  /** A path of this site. */
  url: string;
  /** The price of an item in minor units; absent for a page. */
  price?: { amountMinor: number; currency: string };
}

/** A few sentences of a source that belong together. */
export interface Passage {
  /** `article#<id>#3` */
  id: string;
  source: PassageSource;
  /** The section of the source. */
  heading?: string;
  text: string;
  /** The sections, if the passage combines several short ones. */
  parts?: readonly { heading?: string | undefined; text: string }[];
  /**
   * Whether its text may be shown to everyone. The transcript of a paid episode is searched, but only its buyers may
   * read it.
   */
  quotable: boolean;
  /**
   * The version of the item, for a passage of a saved index whose item has not been read: only `id` and the source's
   * kind and id are known. `readUnread` reads the rest before a reply is written.
   */
  unread?: string;
}

export interface RankedPassage {
  passage: Passage;
  /** Higher is better; comparable only within one search. */
  score: number;
}

/** The results of a search, best first. `answered` is false if the site has nothing on the question. */
export interface Findings {
  ranked: RankedPassage[];
  answered: boolean;
  /** Whether the best source covers enough of the question to count as its answer. */
  certain: boolean;
}

/** Returns the unique key of a source: `article#<id>`. */
export function sourceKey({ source }: Pick<Passage, 'source'>): string {
  return `${source.kind}#${source.id}`;
}
