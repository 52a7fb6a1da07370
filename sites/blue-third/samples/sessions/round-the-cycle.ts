import { readChords, symbolOf } from '../music/chord.ts';
import { voiceChords, walkBass } from '../music/play-chords.ts';
import { bass, click, pad, playTime, Tape } from '../music/synth.ts';
import type { Session } from './session.ts';

/** The keys through which the cadence falls by whole steps, twice. */
export const cadences = [
  ['C', 'Dm7 G7 Cmaj7 Cmaj7'],
  ['B♭', 'Cm7 F7 Bbmaj7 Bbmaj7'],
  ['A♭', 'Bbm7 Eb7 Abmaj7 Abmaj7'],
  ['G♭', 'Abm7 Db7 Gbmaj7 Gbmaj7'],
  ['E', 'F#m7 B7 Emaj7 Emaj7'],
  ['D', 'Em7 A7 Dmaj7 Dmaj7'],
  ['D♭', 'Ebm7 Ab7 Dbmaj7 Dbmaj7'],
  ['B', 'C#m7 F#7 Bmaj7 Bmaj7'],
  ['A', 'Bm7 E7 Amaj7 Amaj7'],
  ['G', 'Am7 D7 Gmaj7 Gmaj7'],
  ['F', 'Gm7 C7 Fmaj7 Fmaj7'],
  ['E♭', 'Fm7 Bb7 Ebmaj7 Ebmaj7'],
] as const;

const [tempo, countIn] = [126, 4];

export const session: Session = {
  slug: 'round-the-cycle',
  title: 'Round the Cycle: ii–V–I in Twelve Keys',
  shortDescription:
    'The cadence in all keys, down by whole steps, with bass and chords. Land on the third of every chord.',
  longDescription: `Four bars in each key: a bar for the ii, a bar for the V, two bars to be at home. Then a whole step down. After six keys the route begins again on D flat, and half an hour later, if you repeat the session often enough, you will have stopped thinking about it.

First time: play the two-note guide tones with the recording. Second time: a line in half notes that lands on the third of every chord. Third time: close your eyes.

For those who have read “Two Notes Move”, or who know what a guide tone is.`,
  priceMinor: 300,
  publishedAt: '2026-03-13T21:00:00.000Z',
  motif: 'Harmony',
  scheme: 1,
  record() {
    const chords = cadences.flatMap(([, text]) => readChords(text));
    const tape = new Tape(countIn + chords.length * 4, tempo);
    for (let beat = 0; beat < countIn; beat += 1) click(tape, beat, beat === 0);
    tape.play(walkBass(chords), countIn, bass);
    tape.play(voiceChords(chords), countIn, pad);
    for (let bar = 0; bar < chords.length; bar += 1) playTime(tape, countIn + bar * 4);
    const cues = cadences.map(([key, text], i) => ({
      from: countIn + i * 16,
      to: countIn + i * 16 + 16,
      text: `In ${key}: ${readChords(text).slice(0, 3).map(symbolOf).join(', ')}, and one bar more.`,
    }));
    return {
      tape,
      cues: [{ from: 0, to: countIn, text: 'Count-in: one, two, three, four.' }, ...cues],
    };
  },
};
