import type { Take } from './session.ts';

/** A WebVTT file with the chords and tasks of a session, at the times at which they sound. */
export function writeCues({ tape, cues }: Take): string {
  const clock = (beat: number) =>
    new Date(Math.round(beat * tape.beatSeconds * 1000)).toISOString().slice(11, 23);
  const blocks = cues.map(
    ({ from, to, text }, i) => `${i + 1}\n${clock(from)} --> ${clock(to)}\n${text}\n`,
  );
  return ['WEBVTT\n', ...blocks].join('\n');
}
