import type { Episode } from './episode.ts';

/** A stretch of a sentence that fits in one cue. */
export interface Piece {
  shown: string;
  /** How many blank-separated words the voice is given for it. */
  saidWords: number;
}

export interface Sentence {
  said: string;
  pieces: Piece[];
}

/** Two lines of 42 characters, the usual limit for captions. */
export const longestCue = 84;

/** The sentences of each paragraph of an episode, with the pieces in which they are shown. */
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

/** What the transcript of an episode must contain, word for word. */
export function shownWords(episode: Episode): string[] {
  return episode.script.flatMap((paragraph) => shown(paragraph).split(' '));
}

const spelling = /\{([^|{}]+)\|([^|{}]+)\}/g;

function shown(text: string): string {
  return text.replace(spelling, '$1');
}

/** The voice knows the straight apostrophe only. */
function said(text: string): string {
  return text.replace(spelling, '$2').replaceAll('’', "'");
}

/** Halves a sentence that is too long, at the punctuation mark nearest to its middle, or at a blank if it has none. */
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
