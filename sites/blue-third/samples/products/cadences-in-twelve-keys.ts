import { readChords } from '../music/chord.ts';
import { voiceChords, walkBass } from '../music/play-chords.ts';
import type { Score } from '../music/score.ts';
import { writeMidi } from '../music/write-midi.ts';
import { cadences } from '../sessions/round-the-cycle.ts';
import { textFile, type MusicProduct } from './product.ts';

const choruses = 8;

function scoreOf(key: string, text: string): Score {
  const once = readChords(text);
  const chords = Array.from({ length: choruses }, () => once).flat();
  return {
    title: `ii-V-I in ${key}`,
    tempo: 126,
    chords,
    parts: [
      { name: 'Piano', clef: 'treble', program: 1, notes: voiceChords(chords) },
      { name: 'Bass', clef: 'bass', program: 33, notes: walkBass(chords) },
    ],
  };
}

const readme = `Cadences in Twelve Keys
Twelve MIDI files: a ii-V-I of four bars, eight times, in every major key.

Piano is on channel 1, bass on channel 2. Turn the piano off to comp for
yourself, turn the bass off and walk, or change the tempo: a MIDI file does
not mind. The files are numbered in the order of our session "Round the
Cycle", down by whole steps from C, then from D flat.
`;

export const product: MusicProduct = {
  slug: 'cadences-in-twelve-keys',
  title: 'Cadences in Twelve Keys: Backing Tracks',
  shortDescription: 'Twelve MIDI files: a ii-V-I of four bars, eight times, in every major key.',
  category: 'Backing tracks',
  priceMinor: 1200,
  publishedAt: '2026-03-17T09:00:00.000Z',
  motif: 'Harmony',
  scheme: 1,
  files: () => [
    ...cadences.map(([key, text], i) => {
      const ascii = key.replace('♭', 'b');
      const number = String(i + 1).padStart(2, '0');
      return { name: `${number}-${ascii}.mid`, body: writeMidi(scoreOf(ascii, text)) };
    }),
    textFile('README.txt', readme),
  ],
};
