/** One struck note: a few harmonics that fade, higher ones sooner. */
interface Note {
  hertz: number;
  at: number;
  loud: number;
}

/** Rising fifths on D, one after the other; the end falls again. */
const opening: Note[] = [
  { hertz: 146.83, at: 0, loud: 1 },
  { hertz: 220, at: 0.32, loud: 0.8 },
  { hertz: 329.63, at: 0.64, loud: 0.65 },
  { hertz: 493.88, at: 0.96, loud: 0.45 },
];
const closing: Note[] = [
  { hertz: 493.88, at: 0, loud: 0.45 },
  { hertz: 329.63, at: 0.36, loud: 0.6 },
  { hertz: 220, at: 0.72, loud: 0.75 },
  { hertz: 146.83, at: 1.2, loud: 1 },
];

/** When the voice starts over the fading notes, in seconds. */
export const openingSeconds = 2.3;

/** Seconds from the last word to the first closing note, and the length of the ending. */
export const closingGapSeconds = 0.7;
export const closingSeconds = 4.2;

/** Adds the opening notes at the start of a recording and the closing notes after `lastWordAt`. */
export function addStings(samples: Float32Array, rate: number, lastWordAt: number): void {
  for (const note of opening) strike(samples, rate, note);
  const end = lastWordAt + closingGapSeconds;
  for (const note of closing) strike(samples, rate, { ...note, at: end + note.at });
}

const peak = 0.055;
const attackSeconds = 0.025;
const harmonics = [1, 0.35, 0.16, 0.07];

function strike(samples: Float32Array, rate: number, { hertz, at, loud }: Note): void {
  const start = Math.round(at * rate);
  const length = Math.min(3 * rate, samples.length - start);
  for (let i = 0; i < length; i += 1) {
    const seconds = i / rate;
    let value = 0;
    harmonics.forEach((size, k) => {
      const fade = Math.exp(-seconds * (1.5 + k * 1.4));
      const beat = 1 + 0.12 * Math.sin(2 * Math.PI * (0.9 + k * 0.4) * seconds);
      value += size * fade * beat * Math.sin(2 * Math.PI * hertz * (k + 1) * seconds);
    });
    const attack = Math.min(1, seconds / attackSeconds);
    const release = Math.min(1, (length - i) / (0.4 * rate));
    samples[start + i]! += peak * loud * attack * release * value;
  }
}
