import { readChords, symbolOf, type Chord } from '../music/chord.ts';
import { voiceChords, walkBass } from '../music/play-chords.ts';
import { bass, click, pad, playTime, Tape } from '../music/synth.ts';
import type { Cue, Session } from './session.ts';

export const bluesInF = readChords(
  'F7 Bb7 F7 Cm7:2 F7:2 Bb7 Bdim7 F7 Am7:2 D7:2 Gm7 C7 F7:2 D7:2 Gm7:2 C7:2',
);

const [tempo, countIn, choruses] = [104, 4, 3];
const chorus = 48;

export const session: Session = {
  slug: 'blues-in-f',
  title: 'Blues in F: Three Choruses at a Walk',
  shortDescription:
    'A jazz blues with walking bass, chords and cymbal: one chorus for the roots, one for three notes, one for you.',
  longDescription: `Three choruses at 104, the tempo of a person with somewhere to go. Sing the roots through the first one. Improvise the second with F, A flat and C and nothing else. The third is yours.

The bass walks, the chords are the rootless voicings of the lesson “Two Notes Move”, and the changes are those of Figure 2 in “Twelve Bars”. Count-in: four clicks.`,
  priceMinor: 0,
  publishedAt: '2026-02-20T21:00:00.000Z',
  motif: 'Form',
  scheme: 3,
  record() {
    const tape = new Tape(countIn + choruses * chorus + 4, tempo);
    for (let beat = 0; beat < countIn; beat += 1) click(tape, beat, beat === 0);
    const chords = Array.from({ length: choruses }, () => bluesInF).flat();
    tape.play(walkBass(chords), countIn, bass);
    tape.play(voiceChords(chords), countIn, pad);
    for (let bar = 0; bar < choruses * 12; bar += 1) playTime(tape, countIn + bar * 4);
    const last: Chord[] = readChords('F7');
    tape.play(voiceChords(last), countIn + choruses * chorus, pad);
    return { tape, cues: cuesOf() };
  },
};

function cuesOf(): Cue[] {
  const tasks = ['sing the roots', 'three notes: F, A♭, C', 'yours'];
  const cues: Cue[] = [{ from: 0, to: countIn, text: 'Count-in: one, two, three, four.' }];
  tasks.forEach((task, i) => {
    const start = countIn + i * chorus;
    const lines = [bluesInF.slice(0, 5), bluesInF.slice(5, 10), bluesInF.slice(10)];
    lines.forEach((line, row) => {
      const head = row === 0 ? `Chorus ${i + 1}, ${task}. ` : '';
      const bars = `Bars ${row * 4 + 1} to ${row * 4 + 4}: ${line.map(symbolOf).join(', ')}.`;
      cues.push({ from: start + row * 16, to: start + row * 16 + 16, text: head + bars });
    });
  });
  return cues;
}
