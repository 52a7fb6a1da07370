import { readChords } from '../music/chord.ts';
import { voiceChords, walkBass } from '../music/play-chords.ts';
import { readNotes, type Score } from '../music/score.ts';
import { writeMidi } from '../music/write-midi.ts';
import { writeMusicXml } from '../music/write-music-xml.ts';
import { textFile, type MusicProduct } from './product.ts';

const chords = readChords(`
  Cm7 F7 Bbmaj7 Ebmaj7 Am7b5 D7 Gm7 Gm7
  Cm7 F7 Bbmaj7 Ebmaj7 Am7b5 D7 Gm7 Gm7`);

/** Guide tones in half notes and longer; the second time, the line is filled in. */
const line = readNotes(`
  Bb4:2 Eb5:2 | A4:2 Eb5:2 | A4:2 D5:2 | G4:2 D5:2 | G4:2 C5:2 | F#4:2 C5:2 | F4:2 Bb4:2 | D5:4
  Bb4:1 C5:1 D5:1 Eb5:1 | A4:1 C5:1 Eb5:1 C5:1 | A4:1 Bb4:1 C5:1 D5:1 | G4:1 Bb4:1 D5:1 Bb4:1
  G4:1 A4:1 Bb4:1 C5:1 | F#4:1 A4:1 C5:1 A4:1 | F4:1 G4:1 A4:1 Bb4:1 | G4:4`);

const score: Score = {
  title: 'Guide-Tone Etude',
  tempo: 116,
  chords,
  parts: [
    { name: 'Line', clef: 'treble', program: 12, notes: line },
    { name: 'Piano', clef: 'treble', program: 1, notes: voiceChords(chords) },
    { name: 'Bass', clef: 'bass', program: 33, notes: walkBass(chords) },
  ],
};

const readme = `Guide-Tone Etude
Sixteen bars over the cadences of B flat major and G minor.

guide-tone-etude.musicxml   the score
guide-tone-etude.mid        the same, to play along with

First time, bars 1 to 8: two guide tones to a chord. Second time, bars 9 to
16: the same line, filled in by steps and other notes of the chord. Every
chord begins with its third or its seventh. Cover the second half, play the first, and fill it in your
own way.
`;

export const product: MusicProduct = {
  slug: 'guide-tone-etude',
  title: 'Guide-Tone Étude in B♭ and G Minor',
  shortDescription: 'Sixteen bars over the cadences of B flat major and G minor.',
  category: 'Scores',
  priceMinor: 800,
  publishedAt: '2026-05-26T09:00:00.000Z',
  motif: 'Ear Training',
  scheme: 2,
  files: () => [
    textFile('guide-tone-etude.musicxml', writeMusicXml(score)),
    { name: 'guide-tone-etude.mid', body: writeMidi(score) },
    textFile('README.txt', readme),
  ],
};
