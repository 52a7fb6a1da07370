/** A written pitch: 'Eb4' is E flat above middle C (C4). */
export interface Pitch {
  letter: string;
  /** -1 for a flat, 1 for a sharp. */
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

/** Staff steps from C0: a line and the next space differ by 1. */
export function staffStep(name: string): number {
  const { letter, octave } = parsePitch(name);
  return octave * 7 + letters.indexOf(letter);
}

export const hertzOf = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

/** A MIDI note spelt on a letter: 66 on 'F' is 'F#4', on 'G' it is 'Gb4'. */
export function spell(midi: number, letter: string): string {
  const natural = semitones[letters.indexOf(letter)]!;
  const alter = ((midi - natural + 6) % 12) - 6;
  const octave = (midi - natural - alter) / 12 - 1;
  return `${letter}${(alter < 0 ? 'b' : '#').repeat(Math.abs(alter))}${octave}`;
}

const flatLetters = 'CDDEEFGGAABB';
const sharpLetters = 'CCDDEFFGGAAB';

/** A note that leads up or down by a half step, spelt with a sharp on the way up and with a flat on the way down. */
export const leadingNote = (midi: number, way: 'up' | 'down'): string =>
  spell(midi, (way === 'up' ? sharpLetters : flatLetters)[midi % 12]!);

/** The letter a number of steps above another: two steps above D is F. */
export const letterAbove = (letter: string, steps: number): string =>
  letters[(letters.indexOf(letter) + steps) % 7]!;
