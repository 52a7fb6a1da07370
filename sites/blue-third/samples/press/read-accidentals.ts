import { parsePitch, staffStep } from '../music/pitch.ts';
import type { Note } from '../music/score.ts';

export type Accidental = 'flat' | 'sharp' | 'natural';

const barBeats = 4;

/**
 * The accidental before each pitch of each note. It holds until the end of its bar, so a later note on the same line or
 * space may need a natural.
 */
export function readAccidentals(notes: readonly Note[]): (Accidental | undefined)[][] {
  const altered = new Set<number>();
  let beat = 0;
  return notes.map(({ pitches, beats }) => {
    if (beat % barBeats === 0) altered.clear();
    beat += beats;
    return pitches.map((pitch) => {
      const step = staffStep(pitch);
      const { alter } = parsePitch(pitch);
      if (alter === 0) return altered.delete(step) ? 'natural' : undefined;
      altered.add(step);
      return alter < 0 ? 'flat' : 'sharp';
    });
  });
}
