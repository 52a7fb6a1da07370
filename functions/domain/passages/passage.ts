import type { SourceKind } from '#shared/contracts/chat.ts';

/** A page of the site, or an item of a catalogue: what an answer cites. */
export interface PassageSource {
  kind: SourceKind;
  /** The item's id; of a page its path. */
  id: string;
  title: string;
  /** A path of this site. */
  url: string;
  /** Of what is sold; a page has none. Minor units. */
  price?: { amountMinor: number; currency: string };
}

/** A few sentences of a source that belong together. */
export interface Passage {
  /** `article#<id>#3` */
  id: string;
  source: PassageSource;
  /** The part of the source that it stands in. */
  heading?: string;
  text: string;
  /** Of short sections that are together in it: each by itself. */
  parts?: readonly { heading?: string | undefined; text: string }[];
  /** Whether its words may be shown to everybody. A transcript of a sold episode helps to find it, but is its buyers' alone. */
  quotable: boolean;
}

export interface RankedPassage {
  passage: Passage;
  /** Higher is better; only comparable within one search. */
  score: number;
}

/** What a search found: the best first. `answered` is false where nothing on the site speaks of it. */
export interface Findings {
  ranked: RankedPassage[];
  answered: boolean;
  /** Whether the best source has so much of the question that it may be taken for an answer. */
  certain: boolean;
}

/** `article#<id>`: names a source among all. */
export function sourceKey({ source }: Pick<Passage, 'source'>): string {
  return `${source.kind}#${source.id}`;
}
