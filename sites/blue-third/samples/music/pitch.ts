/** A pitch as it is written: 'Eb4' is E flat above middle C (C4). */
export interface Pitch {
  letter: string;
  /** -1 is a flat, 1 a sharp. */
  alter: number;
  octave: number;
}

const letters = 'CDEFGAB';
const semitones = [0, 2, 4, 5, 7, 9, 11];

/** @throws Error for anything but a letter, flats or sharps, and an octave */
export function parsePitch(name: string): Pitch {
  const [, letter, signs = '', octave] = /^([A-G])(b{0,2}|#{0,2})(-?\d)$/.exec(name) ?? [];
  if (!letter || octave === undefined) throw new Error(`"${name}" is no pitch: write it like Eb4.`);
  const alter = signs.startsWith('b') ? -signs.length : signs.length;
  return { letter, alter, octave: Number(octave) };
}

/** Middle C is 60. */
export function midiOf(name: string): number {
  const { letter, alter, octave } = parsePitch(name);
  return 12 * (octave + 1) + semitones[letters.indexOf(letter)]! + alter;
}

/** Steps of the staff from C0: neighbours on lines and in spaces differ by 1. */
export function staffStep(name: string): number {
  const { letter, octave } = parsePitch(name);
  return octave * 7 + letters.indexOf(letter);
}

export const hertzOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

const flatNames = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B'];

/** 63 → 'Eb4': with flats, as most parts of this music are written. */
export const pitchOf = (midi: number): string =>
  `${flatNames[midi % 12]!}${Math.floor(midi / 12) - 1}`;
