/**
 * The numbers of the search, chosen on one half of the benchmark's questions (`npm run bench:retrieval`) and reported
 * on both: docs/decisions/0015-retrieval.md.
 */
export const tuning = {
  fieldBoosts: { title: 1.5, heading: 1.5, text: 1 },
  /** k: how soon repetition stops to count; b: how much length does; d: what a rare mention is worth at least. */
  bm25: { k: 1.2, b: 0.7, d: 0.25 },
  /** Of a synonym against the word itself. */
  synonymWeight: 0.5,
  /** Of a word that is only similar to one of the question. */
  fuzzyWeight: 0.5,
  /** Shorter words have too many neighbours by one letter. */
  fuzzyFromLength: 6,
  /** Of an earlier question's words in a follow-up. */
  earlierWeight: 0.6,
  /** How much of a passage's rank hangs on the share of the question that it covers. */
  coverageShare: 0.9,
  /** Evidence (see search-passages.ts) from which the site has an answer. */
  answeredFrom: 0.75,
  /** Share of a question that one source must have to be taken for its answer, and paid. */
  certainFrom: 0.9,
  fewestCertainWords: 3,
  /** Of an episode for somebody who asks which episodes are about something, and so on. */
  wantedKind: 4,
  /** Of a word that everybody uses of everything. */
  commonWeight: 0.7,
  /** How many of the passages with any of the words are looked at closely. */
  mostMatches: 300,
  mostPassages: 8,
  mostOfOneSource: 3,
} as const;
