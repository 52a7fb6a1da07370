import { sourceKey } from '../../passages/passage.ts';
import type { GroundedPassage } from '../answer.ts';
import type { Sentence } from './score-sentences.ts';

/** Whole sentences that one source contributes to an answer. */
export interface Excerpt {
  passage: GroundedPassage;
  text: string;
}

const maxSources = 2;
const maxSentences = 3;
/** Share of the best sentence's score that another source must reach. */
const sourceFrom = 0.5;
const lowSourceFrom = 0.7;
const lowRank = 3;
/** Share of that score from which a source is worth a mention. */
const mentionFrom = 0.4;
/** Share of the source's best score that another sentence of the same passage must reach. */
const sentenceFrom = 0.6;
/** The same for a sentence from elsewhere in the source, which is harder to follow. */
const elsewhereFrom = 0.85;
const maxExcerptLength = 420;
/** Beginnings of sentences that refer to the sentence before. */
const pointsBack =
  /^(?:it|its|this|that|these|those|they|their|them|he|she|such|both|then|so|but|and|or|also|however|therefore|instead|here|(?:from|of|in) (?:\w+ of )?(?:it|this|that|these|those|them))\b/i;

/** One of several labelled facts, `Voice: Standard, …`, whose subject is in an earlier sentence. */
const isLabelled = /^\p{Lu}[^.:]{1,30}: /u;

/**
 * Picks the sentences that answer best, by source, best source first.
 * @returns `further`: passages of other sources on the subject that answer less well
 */
export function pickExcerpts(sentences: readonly Sentence[]): {
  excerpts: Excerpt[];
  further: GroundedPassage[];
} {
  const best = Math.max(0, ...sentences.map(({ score }) => score));
  if (best === 0) return { excerpts: [], further: [] };
  const bySource = Map.groupBy(sentences, ({ passage }) => sourceKey(passage));
  const sources = [...bySource.values()]
    .map((own) => ({ own, top: topOf(own) }))
    .sort((a, b) => b.top.score - a.top.score);
  const quoted = sources
    .filter(({ own, top }) => {
      const isLow = Math.min(...own.map(({ rank }) => rank)) >= lowRank;
      return top.score >= best * (isLow ? lowSourceFrom : sourceFrom);
    })
    .slice(0, maxSources);
  return {
    excerpts: quoted.map(({ own, top }) => ({ passage: top.passage, text: excerpt(own, top) })),
    further: sources
      .filter((source) => !quoted.includes(source) && source.top.score >= best * mentionFrom)
      .map(({ top }) => top.passage),
  };
}

function topOf(sentences: readonly Sentence[]): Sentence {
  return sentences.reduce((top, one) => (one.score > top.score ? one : top));
}

/**
 * Returns the best sentence with the one that it refers to, and others that answer nearly as well, in the source's
 * order.
 */
function excerpt(own: readonly Sentence[], top: Sentence): string {
  const picked = new Set<Sentence>();
  let length = 0;
  const add = (sentence: Sentence | undefined) => {
    if (!sentence || picked.has(sentence) || picked.size >= maxSentences) return;
    if (picked.size > 0 && length + sentence.text.length > maxExcerptLength) return;
    picked.add(sentence);
    length += sentence.text.length;
  };
  add(top);
  if (pointsBack.test(top.text) || isLabelled.test(top.text)) add(before(own, top));
  for (const sentence of [...own].sort((a, b) => b.score - a.score)) {
    const isElsewhere = sentence.rank !== top.rank;
    if (!sentence.isRelevant || (isElsewhere && sentence.passage.heading === undefined)) continue;
    if (sentence.score < top.score * (isElsewhere ? elsewhereFrom : sentenceFrom)) continue;
    if (!pointsBack.test(sentence.text) || picked.has(before(own, sentence)!)) add(sentence);
  }
  return own
    .filter((sentence) => picked.has(sentence))
    .map(({ text }) => text)
    .join(' ');
}

function before(own: readonly Sentence[], { rank, position }: Sentence): Sentence | undefined {
  return own.find((other) => other.rank === rank && other.position === position - 1);
}
