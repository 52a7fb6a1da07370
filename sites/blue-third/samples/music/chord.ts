import { letterAbove, spell } from './pitch.ts';

/** The elements of a chord symbol in the school's tunes. */
export type Quality = 'maj7' | '7' | 'm7' | 'm7b5' | 'dim7';

export interface Chord {
  /** 'Eb' */
  root: string;
  quality: Quality;
  beats: number;
}

/** Semitones above the root: third, fifth, seventh. */
export const chordTones: Record<Quality, readonly [third: number, fifth: number, seventh: number]> =
  {
    maj7: [4, 7, 11],
    '7': [4, 7, 10],
    m7: [3, 7, 10],
    m7b5: [3, 6, 10],
    dim7: [3, 6, 9],
  };

/**
 * In semitones above the root, from low to high: the two usual rootless voicings, with the third or the seventh at the
 * bottom.
 */
export const rootlessVoicings: Record<Quality, readonly (readonly number[])[]> = {
  maj7: [
    [4, 7, 11, 14],
    [11, 14, 16, 19],
  ],
  '7': [
    [4, 9, 10, 14],
    [10, 14, 16, 21],
  ],
  m7: [
    [3, 7, 10, 14],
    [10, 14, 15, 19],
  ],
  m7b5: [
    [3, 6, 10, 12],
    [10, 12, 15, 18],
  ],
  dim7: [
    [3, 6, 9, 12],
    [9, 12, 15, 18],
  ],
};

const pitchClasses: Record<string, number> = {
  ...{ C: 0, 'C#': 1, Db: 1, D: 2, Eb: 3, E: 4, F: 5, 'F#': 6, Gb: 6 },
  ...{ G: 7, Ab: 8, A: 9, Bb: 10, B: 11 },
};

/**
 * 0 for C to 11 for B.
 * @throws Error for an unknown name
 */
export function pitchClass(root: string): number {
  const found = pitchClasses[root];
  if (found === undefined) throw new Error(`"${root}" is no root of a chord.`);
  return found;
}

/** 'Dm7 G7 Cmaj7:8', four beats each unless a number follows a colon. */
export function readChords(text: string): Chord[] {
  return text
    .trim()
    .split(/[\s|]+/)
    .map((word) => {
      const [, root, quality, beats] =
        /^([A-G][b#]?)(maj7|m7b5|m7|dim7|7)(?::(\d))?$/.exec(word) ?? [];
      if (!root || !quality)
        throw new Error(`"${word}" is no chord: write it like Ebmaj7 or G7:2.`);
      return { root, quality: quality as Quality, beats: Number(beats ?? 4) };
    });
}

/** As written above the staff: 'E♭maj7'. */
export const symbolOf = ({ root, quality }: Chord): string =>
  `${root.replace('b', '♭').replace('#', '♯')}${quality.replace('m7b5', 'm7♭5')}`;

/** Steps of the scale from the root, by semitones: a ninth, thirds, fifths, a thirteenth, sevenths. */
const degrees: Record<number, number> = { 0: 0, 2: 1, 3: 2, 4: 2, 6: 4, 7: 4, 9: 5, 10: 6, 11: 6 };

/** A note as the chord spells it: the third of D7 is F sharp, not G flat. */
export function spellIn({ root, quality }: Chord, midi: number): string {
  const above = (midi - pitchClass(root)) % 12;
  const degree = quality === 'dim7' && above === 9 ? 6 : degrees[above];
  if (degree === undefined) throw new Error(`Note ${midi} has no name over ${root}${quality}.`);
  return spell(midi, letterAbove(root.charAt(0), degree));
}
