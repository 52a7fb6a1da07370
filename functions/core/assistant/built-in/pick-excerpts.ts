import type { GroundedPassage } from '../answer.ts';
import type { Sentence } from './score-sentences.ts';

/** What one source contributes to an answer: whole sentences of it. */
export interface Excerpt {
  passage: GroundedPassage;
  text: string;
}

const mostSources = 3;
const mostSentences = 3;
/** Of the best sentence's score: what another source must reach, and another sentence of the same one. */
const sourceFrom = 0.62;
const sentenceFrom = 0.6;
/** The same for a sentence that stands elsewhere in the source: apart from each other, sentences are harder to follow. */
const elsewhereFrom = 0.85;
const longestExcerpt = 420;
/** A sentence that begins so points back to the one before it. */
const pointsBack =
  /^(?:it|its|this|that|these|those|they|their|them|he|she|such|both|then|so|but|and|or|also|however|therefore|instead|here)\b/i;

/** The sentences that answer best, by source, the best source first. */
export function pickExcerpts(sentences: readonly Sentence[]): Excerpt[] {
  const best = Math.max(0, ...sentences.map(({ score }) => score));
  if (best === 0) return [];
  const bySource = Map.groupBy(sentences, ({ passage }) => sourceKey(passage));
  return [...bySource.values()]
    .map((own) => ({ own, top: topOf(own) }))
    .filter(({ top }) => top.score >= best * sourceFrom)
    .sort((a, b) => b.top.score - a.top.score)
    .slice(0, mostSources)
    .map(({ own, top }) => ({ passage: top.passage, text: excerpt(own, top) }));
}

export function sourceKey({ source }: Pick<GroundedPassage, 'source'>): string {
  return `${source.kind}#${source.id}`;
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
  if (pointsBack.test(top.text)) add(before(own, top));
  for (const sentence of [...own].sort((a, b) => b.score - a.score)) {
    const from = sentence.rank === top.rank ? sentenceFrom : elsewhereFrom;
    if (sentence.score < top.score * from) continue;
    if (!pointsBack.test(sentence.text) || picked.has(before(own, sentence)!)) add(sentence);
  }
  const inOrder = own.filter((sentence) => picked.has(sentence));
  return inOrder.reduce((text, sentence, index) => {
    const last = inOrder[index - 1];
    if (!last) return sentence.text;
    const adjoins = last.rank === sentence.rank && last.place + 1 === sentence.place;
    return `${text} ${adjoins ? '' : '… '}${sentence.text}`;
  }, '');
}

function before(own: readonly Sentence[], { rank, place }: Sentence): Sentence | undefined {
  return own.find((other) => other.rank === rank && other.place === place - 1);
}
