import { chordTones, pitchClass, rootlessVoicings, spellIn, type Chord } from './chord.ts';
import { leadingNote } from './pitch.ts';
import { note, type Note } from './score.ts';

/** The lowest and highest notes of the bass, E1 to A2. */
const bassRange = { low: 28, high: 45 };

/** The note of a pitch class that is nearest to another note and within the range. */
function nearest(pitch: number, to: number, { low, high } = bassRange): number {
  const notes = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  return notes
    .filter((midi) => (midi - pitch) % 12 === 0)
    .reduce((best, midi) => (Math.abs(midi - to) < Math.abs(best - to) ? midi : best));
}

/** A walking bass: the root on the first beat of each chord, chord tones, and a half step before the next root. */
export function walkBass(chords: readonly Chord[]): Note[] {
  let last = 36;
  return chords.flatMap((chord, index) => {
    const root = nearest(pitchClass(chord.root), last);
    const next = chords[(index + 1) % chords.length]!;
    const [third, fifth] = chordTones[chord.quality];
    const target = nearest(pitchClass(next.root), root + (index % 2 === 0 ? 4 : -3));
    const approach =
      target > root ? leadingNote(target - 1, 'up') : leadingNote(target + 1, 'down');
    const up = root + fifth <= bassRange.high;
    const inner = up ? [root + third, root + fifth] : [root + third - 12, root + fifth - 12];
    const walk = chord.beats === 2 ? [root] : [root, ...inner];
    last = target;
    return [...walk.map((midi) => spellIn(chord, midi)), approach].map((pitch) => note(pitch, 1));
  });
}

/** Rootless voicings, each in the position that moves the hand least. */
export function voiceChords(chords: readonly Chord[]): Note[] {
  let centre = 58;
  return chords.map((chord) => {
    const root = 48 + pitchClass(chord.root);
    const forms = rootlessVoicings[chord.quality].flatMap((form) =>
      [-12, 0].map((octave) => form.map((step) => root + step + octave)),
    );
    const middle = (form: readonly number[]) => (form[0]! + form.at(-1)!) / 2;
    const best = forms.reduce((found, form) =>
      Math.abs(middle(form) - centre) < Math.abs(middle(found) - centre) ? form : found,
    );
    // Prefers the middle of the keyboard, so that a long tune does not drift.
    centre = (middle(best) * 3 + 58) / 4;
    return note(best.map((midi) => spellIn(chord, midi)).join('+'), chord.beats);
  });
}
