import { readChords, symbolOf } from '../music/chord.ts';
import { voiceChords, walkBass } from '../music/play-chords.ts';
import { note } from '../music/score.ts';
import { bass, bell, pad, Tape } from '../music/synth.ts';
import type { Cue, Session } from './session.ts';

/** The key, the cadence, and the third of the V that is asked for. */
const questions = [
  ['C', 'Dm7 G7', 'B4'],
  ['F', 'Gm7 C7', 'E4'],
  ['B♭', 'Cm7 F7', 'A4'],
  ['E♭', 'Fm7 Bb7', 'D5'],
  ['A♭', 'Bbm7 Eb7', 'G4'],
  ['G', 'Am7 D7', 'F#4'],
] as const;

const tempo = 92;
/** Two bars of chords, two bars for your voice over the second chord, two bars for the answer. */
const roundBeats = 24;

export const session: Session = {
  slug: 'hear-the-third-move',
  title: 'Hear the Third Move: Six Questions for Your Voice',
  shortDescription:
    'A ii and a V, a gap for you to sing the third, and the answer on a bell. Six keys, a minute and a half.',
  longDescription: `The chords of a ii and a V go by. The V stays for two bars: find its third with your voice. It is a half step below a note that you have just heard, so do not search for it, let it fall. Then a bell plays the third, and you know.

Do it every morning for a week. By Thursday you will be there before the bell. It goes with “Hear before You Name”, and needs no instrument: a train will do, if you hum.`,
  priceMinor: 300,
  publishedAt: '2026-05-22T21:00:00.000Z',
  motif: 'Ear Training',
  scheme: 2,
  record() {
    const tape = new Tape(questions.length * roundBeats, tempo);
    const cues: Cue[] = [];
    questions.forEach(([key, text, third], i) => {
      const start = i * roundBeats;
      const [two, five] = readChords(text);
      const heard = [two!, five!, five!, five!, five!, five!];
      tape.play(voiceChords(heard), start, pad);
      tape.play(walkBass([two!, five!]), start, bass);
      const answer = note(third, 4);
      tape.play([answer, answer], start + 16, bell);
      const letter = third.slice(0, -1).replace('#', '♯');
      cues.push(
        { from: start, to: start + 8, text: `In ${key}: ${symbolOf(two!)}, ${symbolOf(five!)}.` },
        { from: start + 8, to: start + 16, text: `Sing the third of ${symbolOf(five!)}.` },
        { from: start + 16, to: start + 24, text: `The third is ${letter}.` },
      );
    });
    return { tape, cues };
  },
};
