import type { Episode } from './episode.ts';

/** A part of a sentence that fits in one cue. */
export interface Piece {
  shown: string;
  /** The number of space-separated words that the voice speaks for it. */
  saidWords: number;
}

export interface Sentence {
  said: string;
  pieces: Piece[];
}

/** Two lines of 42 characters, the usual limit for captions. */
export const longestCue = 84;

/** Returns the sentences of each paragraph, split into the pieces that are shown. */
export function readScript(episode: Episode): Sentence[][] {
  return episode.script.map((paragraph) =>
    paragraph.split(/(?<=[.?!]) (?=\S)/).map((sentence) => ({
      said: said(sentence),
      pieces: split(sentence).map((piece) => ({
        shown: shown(piece),
        saidWords: said(piece).split(' ').length,
      })),
    })),
  );
}

/** Returns what the transcript of an episode must contain, word for word. */
export function shownWords(episode: Episode): string[] {
  return episode.script.flatMap((paragraph) => shown(paragraph).split(' '));
}

const spelling = /\{([^|{}]+)\|([^|{}]+)\}/g;

function shown(text: string): string {
  return text.replace(spelling, '$1');
}

/** The voice supports only the straight apostrophe. */
function said(text: string): string {
  return text.replace(spelling, '$2').replaceAll('’', "'");
}

/** Splits a long sentence in two at the punctuation mark nearest to its middle, or at a space if it has none. */
function split(sentence: string): string[] {
  if (shown(sentence).length <= longestCue) return [sentence];
  const breaks = (pattern: RegExp) => [...sentence.matchAll(pattern)].map(({ index }) => index);
  const marks = breaks(/(?<=[,:;]) (?![^{]*\})/g);
  const inner = marks.filter((at) => at > 15 && at < sentence.length - 15);
  const places = inner.length > 0 ? inner : breaks(/ (?![^{]*\})/g);
  const middle = sentence.length / 2;
  const at = places.reduce((a, b) => (Math.abs(b - middle) < Math.abs(a - middle) ? b : a));
  return [...split(sentence.slice(0, at)), ...split(sentence.slice(at + 1))];
}
