import { readWords, stemOf } from '../../passages/read-terms.ts';
import { stopWords } from '../../passages/stop-words.ts';
import { readConcepts } from './read-concepts.ts';

/** The features by which texts are compared, with their weights. */
export type Features = Map<string, number>;

const weights = { meaning: 1, lightMeaning: 0.5, stem: 1, smallWord: 0.2, pair: 0.5, piece: 0.3 };
const pieceLength = 4;

/**
 * Returns the features of a text: its meanings, the stems of its words, its small words, its pairs of words, and pieces
 * of four letters, by which words with a typo or another ending still resemble each other.
 */
export function readFeatures(text: string, concepts = readConcepts(text)): Features {
  const features: Features = new Map();
  for (const { id, kind, weight } of concepts) {
    if (kind === 'word') continue;
    features.set(`meaning ${id}`, weight >= 1 ? weights.meaning : weights.lightMeaning);
  }
  const words = readWords(text);
  for (const [at, word] of words.entries()) {
    if (at > 0) features.set(`pair ${words[at - 1]} ${word}`, weights.pair);
    if (stopWords.has(word)) {
      features.set(`small ${word}`, weights.smallWord);
      continue;
    }
    features.set(`stem ${stemOf(word)}`, weights.stem);
    const whole = `^${word}$`;
    for (let from = 0; from + pieceLength <= whole.length; from++) {
      features.set(`piece ${whole.slice(from, from + pieceLength)}`, weights.piece);
    }
  }
  return features;
}
