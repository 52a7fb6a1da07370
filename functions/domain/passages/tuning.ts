/**
 * The parameters of the search, chosen on one half of the benchmark's questions (`npm run bench:retrieval`) and
 * reported on both: docs/decisions/0015-retrieval.md.
 */
export const tuning = {
  fieldBoosts: { title: 1.5, heading: 1.5, text: 1 },
  /** k: how soon repetition stops counting; b: the influence of length; d: the minimum for a rare occurrence. */
  bm25: { k: 1.2, b: 0.7, d: 0.25 },
  /** The weight of a synonym relative to the word itself. */
  synonymWeight: 0.5,
  /** The weight of a word that is only similar. */
  fuzzyWeight: 0.5,
  /** The factor for a word with one different letter; the shorter the word, the lower its weight. */
  oneEdit: 0.45,
  /** Shorter words have too many neighbours with one letter changed. */
  fuzzyFromLength: 6,
  /** The weight of an earlier question's words in a follow-up. */
  earlierWeight: 0.6,
  /** The part of a passage's rank that depends on its share of the question. */
  coverageShare: 0.9,
  /** The evidence (see search-passages.ts) from which the site has an answer. */
  answeredFrom: 0.75,
  /** The share of a question that one source must cover to count as its answer, which costs a credit. */
  certainFrom: 0.9,
  minCertainWords: 3,
  /** The factor for the kind of item that the question asks for, such as episodes. */
  wantedKind: 4,
  /** The weight of a common word. */
  commonWeight: 0.7,
  /** The number of matching passages that are ranked in detail. */
  maxMatches: 300,
  maxPassages: 8,
  maxOfOneSource: 3,
} as const;
