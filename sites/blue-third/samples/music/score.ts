import type { Chord } from './chord.ts';

/** A note, or several at once; a rest has no pitches. */
export interface Note {
  pitches: readonly string[];
  beats: number;
}

export interface Part {
  name: string;
  clef: 'treble' | 'bass';
  /** The General MIDI program, from 1: 33 is the acoustic bass. */
  program: number;
  /** Four beats to the bar; no note crosses a bar line. */
  notes: readonly Note[];
}

export interface Score {
  title: string;
  /** Quarter notes per minute. */
  tempo: number;
  chords: readonly Chord[];
  parts: readonly Part[];
}

export const note = (pitches: string, beats: number): Note => ({
  pitches: pitches === '-' ? [] : pitches.split('+'),
  beats,
});

/** 'C4:1 E4+G4:2 -:1': pitches and beats, with hyphens for rests. */
export const readNotes = (text: string): Note[] =>
  text
    .trim()
    .split(/[\s|]+/)
    .map((word) => {
      const [pitches = '', beats] = word.split(':');
      return note(pitches, Number(beats ?? 1));
    });
