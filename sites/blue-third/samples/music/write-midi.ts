import { midiOf } from './pitch.ts';
import type { Part, Score } from './score.ts';

const ticksPerBeat = 480;

/** A Standard MIDI File of format 1: the tempo first, then one track per part. */
export function writeMidi({ title, tempo, parts }: Score): Buffer {
  const microseconds = Math.round(60_000_000 / tempo);
  const head = [
    ...metaEvent(0x03, Buffer.from(title, 'latin1')),
    ...metaEvent(0x58, Buffer.from([4, 2, 24, 8])),
    ...metaEvent(
      0x51,
      Buffer.from([microseconds >> 16, (microseconds >> 8) & 255, microseconds & 255]),
    ),
  ];
  const tracks = [track(head), ...parts.map((part, channel) => track(partEvents(part, channel)))];
  const header = Buffer.alloc(14);
  header.write('MThd');
  header.writeUInt32BE(6, 4);
  header.writeUInt16BE(1, 8);
  header.writeUInt16BE(tracks.length, 10);
  header.writeUInt16BE(ticksPerBeat, 12);
  return Buffer.concat([header, ...tracks]);
}

interface Event {
  at: number;
  /** Notes end before others begin. */
  order: number;
  bytes: readonly number[];
}

function partEvents({ name, program, notes }: Part, channel: number): number[] {
  let at = 0;
  const events = notes.flatMap(({ pitches, beats }): Event[] => {
    const start = swung(at);
    at += beats;
    const end = Math.max(start + 1, swung(at) - 12);
    return pitches.flatMap((pitch) => [
      { at: start, order: 1, bytes: [0x90 | channel, midiOf(pitch), 84] },
      { at: end, order: 0, bytes: [0x80 | channel, midiOf(pitch), 0] },
    ]);
  });
  events.sort((a, b) => a.at - b.at || a.order - b.order);
  let last = 0;
  const bytes = events.flatMap((event) => {
    const delta = variableLength(event.at - last);
    last = event.at;
    return [...delta, ...event.bytes];
  });
  return [
    ...metaEvent(0x03, Buffer.from(name, 'latin1')),
    ...[0, 0xc0 | channel, program - 1],
    ...bytes,
  ];
}

/** The ticks at a beat: eighths between two beats fall on the last third of a triplet. */
function swung(beat: number): number {
  const whole = Math.floor(beat);
  const rest = beat - whole;
  const share = rest <= 0.5 ? rest * (4 / 3) : 2 / 3 + (rest - 0.5) * (2 / 3);
  return Math.round((whole + share) * ticksPerBeat);
}

function metaEvent(type: number, data: Buffer): number[] {
  return [0, 0xff, type, ...variableLength(data.length), ...data];
}

function variableLength(value: number): number[] {
  const bytes = [value & 127];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128);
  return bytes;
}

function track(events: readonly number[]): Buffer {
  const data = Buffer.from([...events, ...metaEvent(0x2f, Buffer.alloc(0))]);
  const header = Buffer.alloc(8);
  header.write('MTrk');
  header.writeUInt32BE(data.length, 4);
  return Buffer.concat([header, data]);
}
