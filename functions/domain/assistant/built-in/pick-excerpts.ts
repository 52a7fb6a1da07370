import { sourceKey } from '../../passages/passage.ts';
import type { GroundedPassage } from '../answer.ts';
import type { Sentence } from './score-sentences.ts';

/** What one source contributes to an answer: whole sentences of it. */
export interface Excerpt {
  passage: GroundedPassage;
  text: string;
}

const mostSources = 2;
const mostSentences = 3;
/** Of the best sentence's score: what another source must reach, and one that the search has found further down. */
const sourceFrom = 0.5;
const lowSourceFrom = 0.7;
const lowRank = 3;
/** To be worth a mention. */
const mentionFrom = 0.4;
/** Of the source's best sentence: what another one of the same passage must reach. */
const sentenceFrom = 0.6;
/** The same for a sentence from elsewhere in the source: apart from each other, sentences are harder to follow. */
const elsewhereFrom = 0.85;
const longestExcerpt = 420;
/** A sentence that begins so points back to the one before it. */
const pointsBack =
  /^(?:it|its|this|that|these|those|they|their|them|he|she|such|both|then|so|but|and|or|also|however|therefore|instead|here|(?:from|of|in) (?:\w+ of )?(?:it|this|that|these|those|them))\b/i;

/** One of a row of facts, `Voice: Standard, …`: what they are about is said before them. */
const isLabelled = /^\p{Lu}[^.:]{1,30}: /u;

/**
 * The sentences that answer best, by source, the best source first.
 * @returns `further`: passages of sources that speak of it too, but less to the point
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
    .slice(0, mostSources);
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

/** The best sentence with what it points back to, and others that answer nearly as well, in the order of the source. */
function excerpt(own: readonly Sentence[], top: Sentence): string {
  const picked = new Set<Sentence>();
  let length = 0;
  const add = (sentence: Sentence | undefined) => {
    if (!sentence || picked.has(sentence) || picked.size >= mostSentences) return;
    if (picked.size > 0 && length + sentence.text.length > longestExcerpt) return;
    picked.add(sentence);
    length += sentence.text.length;
  };
  add(top);
  if (pointsBack.test(top.text) || isLabelled.test(top.text)) add(before(own, top));
  for (const sentence of [...own].sort((a, b) => b.score - a.score)) {
    const isElsewhere = sentence.rank !== top.rank;
    if (!sentence.speaks || (isElsewhere && sentence.passage.heading === undefined)) continue;
    if (sentence.score < top.score * (isElsewhere ? elsewhereFrom : sentenceFrom)) continue;
    if (!pointsBack.test(sentence.text) || picked.has(before(own, sentence)!)) add(sentence);
  }
  return own
    .filter((sentence) => picked.has(sentence))
    .map(({ text }) => text)
    .join(' ');
}

function before(own: readonly Sentence[], { rank, place }: Sentence): Sentence | undefined {
  return own.find((other) => other.rank === rank && other.place === place - 1);
}
