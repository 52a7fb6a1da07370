import { click, Tape } from '../music/synth.ts';
import type { Session } from './session.ts';

const tempo = 120;
const bars = 8;

/** The beats of the click over eight bars, within one bar or two. */
const stages = [
  { text: 'Eight bars with a click on every beat. Walk.', every: 4, at: [0, 1, 2, 3] },
  { text: 'Eight bars, two and four. Clap with the click.', every: 4, at: [1, 3] },
  { text: 'Eight bars, only four. Count the other three aloud.', every: 4, at: [3] },
  { text: 'Eight bars, the first beat of every second bar. Sing something.', every: 8, at: [0] },
  { text: 'Four bars of nothing, then two and four again. Where were you?', every: 4, at: [1, 3] },
] as const;
const silentBars = 4;

export const session: Session = {
  slug: 'two-and-four',
  title: 'Two and Four: The Click That Leaves',
  shortDescription:
    'A metronome that grows sparser every eight bars, until you are the one who keeps the time.',
  longDescription: `Anybody can play with a click on every beat. This session takes the clicks away: all four, then two and four, then four alone, then one in two bars, then nothing. When it comes back you find out who was keeping time.

Play a riff, a scale, a tune, or just walk and clap. The tempo is 120. Nothing else happens, on purpose.`,
  priceMinor: 0,
  publishedAt: '2026-02-06T21:00:00.000Z',
  motif: 'Practice',
  scheme: 0,
  record() {
    const stageBeats = bars * 4;
    const tape = new Tape(stageBeats * stages.length, tempo);
    stages.forEach(({ every, at }, stage) => {
      const start = stage * stageBeats;
      const first = stage === stages.length - 1 ? silentBars * 4 : 0;
      for (let beat = first; beat < stageBeats; beat += every) {
        for (const offset of at) click(tape, start + beat + offset, offset === 0);
      }
    });
    const cues = stages.map(({ text }, stage) => ({
      from: stage * stageBeats,
      to: (stage + 1) * stageBeats,
      text,
    }));
    return { tape, cues };
  },
};
