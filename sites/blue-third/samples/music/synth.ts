import { randomFrom } from '#tools/press/sampling.ts';
import { hertzOf, midiOf } from './pitch.ts';
import type { Note } from './score.ts';

export const sampleRate = 24_000;

/** A recording in progress: mono, `sampleRate` samples per second. */
export class Tape {
  readonly samples: Float32Array;
  readonly beatSeconds: number;

  constructor(beats: number, tempo: number) {
    this.beatSeconds = 60 / tempo;
    // Two seconds for the last notes to fade out.
    this.samples = new Float32Array(Math.ceil((beats * this.beatSeconds + 2) * sampleRate));
  }

  /** Adds the values of `tone` for the seconds since the beat at `at`. */
  add(at: number, seconds: number, tone: (time: number) => number): void {
    const first = Math.round(at * this.beatSeconds * sampleRate);
    const last = Math.min(this.samples.length, first + Math.round(seconds * sampleRate));
    for (let i = first; i < last; i += 1) this.samples[i]! += tone((i - first) / sampleRate);
  }

  play(notes: readonly Note[], from: number, voice: Voice): void {
    let at = from;
    for (const { pitches, beats } of notes) {
      const seconds = beats * this.beatSeconds;
      for (const pitch of pitches) voice(this, at, seconds, hertzOf(midiOf(pitch)));
      at += beats;
    }
  }
}

export type Voice = (tape: Tape, at: number, seconds: number, hertz: number) => void;

const turn = 2 * Math.PI;
/** Rises from 0 to 1 in `attack` seconds and falls back at the end of the note, without a click at either end. */
const envelope = (time: number, seconds: number, attack: number, release: number) =>
  Math.min(1, time / attack, Math.max(0, (seconds - time) / release));

/** A plucked string: higher overtones fade sooner. */
export const bass: Voice = (tape, at, seconds, hertz) =>
  tape.add(at, seconds, (time) => {
    const wave = [1, 0.6, 0.34, 0.2, 0.1].reduce(
      (sum, size, k) =>
        sum + size * Math.sin(turn * hertz * (k + 1) * time) * Math.exp(-time * (1.6 + k * 2.2)),
      0,
    );
    return 0.3 * wave * envelope(time, seconds, 0.006, 0.05);
  });

/** A soft organ with three drawbars. */
export const pad: Voice = (tape, at, seconds, hertz) =>
  tape.add(at, seconds, (time) => {
    const wave =
      Math.sin(turn * hertz * time) +
      0.35 * Math.sin(turn * 2 * hertz * time + 0.4) +
      0.12 * Math.sin(turn * 3 * hertz * time);
    return 0.055 * wave * envelope(time, seconds, 0.03, 0.12) * (0.75 + 0.25 * Math.exp(-time * 3));
  });

/** A bell, for the answer to an exercise. */
export const bell: Voice = (tape, at, seconds, hertz) =>
  tape.add(at, Math.min(seconds, 2), (time) => {
    const wave =
      Math.sin(turn * hertz * time) * Math.exp(-time * 2) +
      0.4 * Math.sin(turn * 4 * hertz * time) * Math.exp(-time * 7);
    return 0.26 * wave * envelope(time, Math.min(seconds, 2), 0.004, 0.2);
  });

/** A cymbal of filtered noise; the same noise every time. */
function cymbal(tape: Tape, at: number, { seconds, loud }: { seconds: number; loud: number }) {
  const random = randomFrom(`cymbal ${at}`);
  let before = 0;
  tape.add(at, seconds, (time) => {
    const noise = random.uniform(-1, 1);
    const bright = noise - before;
    before = noise;
    return loud * bright * Math.exp((-time * 7) / seconds) * Math.min(1, time / 0.002);
  });
}

const swungOff = 2 / 3;

/** One bar of time: ride cymbal on all four beats and off two and four, hi-hat on two and four. */
export function playTime(tape: Tape, at: number): void {
  for (const beat of [0, 1, 1 + swungOff, 2, 3, 3 + swungOff]) {
    cymbal(tape, at + beat, { seconds: 0.22, loud: Number.isInteger(beat) ? 0.05 : 0.035 });
  }
  for (const beat of [1, 3]) cymbal(tape, at + beat, { seconds: 0.06, loud: 0.1 });
}

/** A metronome click. */
export function click(tape: Tape, at: number, accent = false): void {
  const hertz = accent ? 1760 : 1174.66;
  tape.add(
    at,
    0.09,
    (time) =>
      0.4 * Math.sin(turn * hertz * time) * Math.exp(-time * 60) * Math.min(1, time / 0.001),
  );
}
