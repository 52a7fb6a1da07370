import { longestCue, type Sentence } from './read-script.ts';
import type { Speech } from './festival.ts';

export interface Cue {
  /** The position in the script, from 1: `paragraph.cue`. */
  id: string;
  start: number;
  end: number;
  text: string;
}

/** A sentence in the recording; `at` is the time of its first sample in seconds. */
export interface SpokenSentence {
  at: number;
  sentence: Sentence;
  speech: Speech;
}

/** The cues of a paragraph: its pieces with their times; short neighbours share a cue. */
export function cuesOf(paragraph: readonly SpokenSentence[], number: number): Cue[] {
  const cues: Cue[] = [];
  for (const piece of paragraph.flatMap(timed)) {
    const last = cues.at(-1);
    if (last && last.text.length + piece.text.length < longestCue) {
      last.text += ` ${piece.text}`;
      last.end = piece.end;
    } else cues.push({ ...piece, id: `${number}.${cues.length + 1}` });
  }
  return cues;
}

function timed({ at, sentence, speech }: SpokenSentence): Omit<Cue, 'id'>[] {
  let word = 0;
  return sentence.pieces.map(({ shown, saidWords }) => {
    const first = speech.words[word]!;
    word += saidWords;
    return { start: at + first.start, end: at + speech.words[word - 1]!.end, text: shown };
  });
}

/** A WebVTT file (W3C, WebVTT: The Web Video Text Tracks Format). */
export function writeVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(
    ({ id, start, end, text }) => `${id}\n${clock(start)} --> ${clock(end)}\n${text}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}

function clock(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}
