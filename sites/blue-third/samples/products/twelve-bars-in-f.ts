import { voiceChords, walkBass } from '../music/play-chords.ts';
import { readNotes, type Score } from '../music/score.ts';
import { writeMidi } from '../music/write-midi.ts';
import { writeMusicXml } from '../music/write-music-xml.ts';
import { bluesInF } from '../sessions/blues-in-f.ts';
import { textFile, type MusicProduct } from './product.ts';

/** A riff of two bars, its answer, and the turn at the end of the chorus. */
const melody = readNotes(`
  -:1 F4:0.5 G4:0.5 Ab4:0.5 A4:0.5 C5:1 | D5:0.5 C5:1.5 -:2
  -:1 F4:0.5 G4:0.5 Ab4:0.5 A4:0.5 C5:1 | Eb5:0.5 C5:1.5 -:2
  -:1 F4:0.5 G4:0.5 Ab4:0.5 Bb4:0.5 D5:1 | D5:0.5 B4:1.5 -:2
  -:1 F4:0.5 G4:0.5 Ab4:0.5 A4:0.5 C5:1 | C5:0.5 A4:0.5 -:1 F#4:1 D4:1
  -:1 Bb4:0.5 D5:0.5 F5:1 D5:1 | E5:0.5 D5:0.5 C5:0.5 Bb4:0.5 G4:1 E4:1
  F4:1 A4:1 C5:1 A4:1 | Bb4:1 G4:1 E4:1 C4:1`);

const score: Score = {
  title: 'Twelve Bars in F',
  tempo: 104,
  chords: bluesInF,
  parts: [
    { name: 'Melody', clef: 'treble', program: 66, notes: melody },
    { name: 'Piano', clef: 'treble', program: 1, notes: voiceChords(bluesInF) },
    { name: 'Bass', clef: 'bass', program: 33, notes: walkBass(bluesInF) },
  ],
};

const readme = `Twelve Bars in F
A blues for one melody instrument, piano and bass.

twelve-bars-in-f.musicxml   the score, for MuseScore, Dorico, Sibelius or Finale
twelve-bars-in-f.mid        one chorus with swung eighths, for any sequencer

The melody is a riff of two bars. It comes four times, and each time the
chord under its last note is another one: look at bars 2, 4, 6 and 8.
Play it as written for one chorus, then answer it in your own words.

You may copy the pages for your own students and play the tune anywhere.
Please do not sell the files.
`;

export const product: MusicProduct = {
  slug: 'twelve-bars-in-f',
  title: 'Twelve Bars in F: Score and MIDI',
  shortDescription: 'A blues for one melody instrument, piano and bass.',
  category: 'Scores',
  priceMinor: 600,
  publishedAt: '2026-02-24T09:00:00.000Z',
  motif: 'Form',
  scheme: 0,
  files: () => [
    textFile('twelve-bars-in-f.musicxml', writeMusicXml(score)),
    { name: 'twelve-bars-in-f.mid', body: writeMidi(score) },
    textFile('README.txt', readme),
  ],
};
