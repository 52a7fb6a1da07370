import type { LessonCategory } from '../lessons/lesson.ts';
import type { Tape } from '../music/synth.ts';

/** The source of a practice session. One file each: `sessions/<slug>.ts` exports `session`. */
export interface Session {
  slug: string;
  title: string;
  shortDescription: string;
  /** Paragraphs, separated by an empty line. */
  longDescription: string;
  /** In yen. */
  priceMinor: number;
  publishedAt: string;
  /** The motif of its sleeve. */
  motif: LessonCategory;
  /** Which of the four colour schemes. */
  scheme: number;
  record: () => Take;
}

/** What can be heard, and what happens when. */
export interface Take {
  tape: Tape;
  cues: readonly Cue[];
}

/** From one beat to another. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

export const playedNote =
  'Bass, chords and cymbals are played by a small program of ours, in time and without taste. The taste is your part. A transcript with the chords of every bar comes with the session.';
