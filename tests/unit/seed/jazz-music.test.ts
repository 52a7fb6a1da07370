import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  chordTones,
  pitchClass,
  readChords,
  spellIn,
} from '#sites/blue-third/samples/music/chord.ts';
import { leadingNote, midiOf, spell } from '#sites/blue-third/samples/music/pitch.ts';
import { voiceChords, walkBass } from '#sites/blue-third/samples/music/play-chords.ts';
import { products } from '#sites/blue-third/samples/products/index.ts';
import { writeZip } from '#sites/blue-third/samples/products/write-zip.ts';
import { bluesInF } from '#sites/blue-third/samples/sessions/blues-in-f.ts';
import { cadences } from '#sites/blue-third/samples/sessions/round-the-cycle.ts';

const tunes = [
  ['the blues', bluesInF] as const,
  ...cadences.map(([key, text]) => [`the cadence in ${key}`, readChords(text)] as const),
];

describe.each(tunes)('%s', (_name, chords) => {
  it('has a bass that begins each chord on its root and ends a half step from the next', () => {
    const bass = walkBass(chords).map(({ pitches }) => midiOf(pitches[0]!));
    let beat = 0;
    chords.forEach((chord, i) => {
      expect(bass[beat]! % 12, `beat ${beat}`).toBe(pitchClass(chord.root));
      beat += chord.beats;
      const next = chords[i + 1];
      if (!next) return;
      const step = Math.abs(bass[beat - 1]! - bass[beat]!);
      expect(step, `into beat ${beat}`).toBe(1);
    });
    expect(Math.min(...bass)).toBeGreaterThanOrEqual(midiOf('E1') - 5);
    expect(Math.max(...bass)).toBeLessThanOrEqual(midiOf('C3'));
  });

  it('has voicings with third and seventh, between the low C and the high one', () => {
    voiceChords(chords).forEach(({ pitches }, i) => {
      const { root, quality } = chords[i]!;
      const [third, , seventh] = chordTones[quality];
      const above = pitches.map((pitch) => (midiOf(pitch) - pitchClass(root)) % 12);
      expect(above).toEqual(expect.arrayContaining([third, seventh]));
      expect(midiOf(pitches[0]!)).toBeGreaterThanOrEqual(midiOf('C3'));
      expect(midiOf(pitches.at(-1)!)).toBeLessThanOrEqual(midiOf('C5') + 2);
    });
  });
});

it('names pitches as they are written', () => {
  expect(['C4', 'Eb4', 'F#3', 'B4', 'Bb-1'].map(midiOf)).toEqual([60, 63, 54, 71, 10]);
  expect([spell(66, 'F'), spell(66, 'G'), spell(59, 'C')]).toEqual(['F#4', 'Gb4', 'Cb4']);
  expect([leadingNote(42, 'up'), leadingNote(44, 'down')]).toEqual(['F#2', 'Ab2']);
  expect(() => midiOf('H2')).toThrow('"H2" is no pitch');
});

it.each([
  ['D7', 'F#4 A4 C5 E5 B4'],
  ['Ebm7', 'Gb4 Bb4 Db5 F5'],
  ['Bdim7', 'D4 F4 Ab4'],
  ['Abm7', 'Cb4 Eb4 Gb4'],
  ['C#m7', 'E4 G#4 B4 D#5'],
])('spells the notes of %s as its readers expect', (symbol, names) => {
  const [chord] = readChords(symbol);
  for (const name of names.split(' ')) expect(spellIn(chord!, midiOf(name))).toBe(name);
});

describe.each(products.map((product) => [product.slug, product] as const))(
  '%s',
  (_slug, product) => {
    const files = product.files();

    it('contains scores whose bars are full', () => {
      for (const { body } of files.filter(({ name }) => name.endsWith('.musicxml'))) {
        const xml = body.toString();
        const bars = [...xml.matchAll(/<measure .*?<\/measure>/gs)].map(([bar]) => bar);
        expect(bars.length).toBeGreaterThanOrEqual(36);
        for (const bar of bars) {
          const notes = [...bar.matchAll(/<note>(?!<chord\/>).*?<duration>([\d.]+)</gs)];
          expect(notes.reduce((sum, [, length]) => sum + Number(length), 0)).toBe(16);
        }
      }
    });

    it('contains MIDI files with as many tracks as they say', () => {
      for (const { name, body } of files.filter((file) => file.name.endsWith('.mid'))) {
        expect(body.toString('latin1', 0, 4), name).toBe('MThd');
        const tracks = body.toString('latin1').match(/MTrk/g)?.length;
        expect(body.readUInt16BE(10), name).toBe(tracks);
        expect(body.subarray(-3), name).toEqual(Buffer.from([0xff, 0x2f, 0]));
      }
    });

    it('is an archive with all of them, the same each time', () => {
      const zip = writeZip(files);
      expect(zip.equals(writeZip(product.files()))).toBe(true);
      let at = 0;
      for (const { name, body } of files) {
        expect(zip.readUInt32LE(at)).toBe(0x04034b50);
        const [packed, nameLength] = [zip.readUInt32LE(at + 18), zip.readUInt16LE(at + 26)];
        const start = at + 30 + nameLength;
        expect(zip.toString('utf8', at + 30, start)).toBe(name);
        expect(inflateRawSync(zip.subarray(start, start + packed)).equals(body)).toBe(true);
        at = start + packed;
      }
      expect(zip.readUInt16LE(zip.length - 12)).toBe(files.length);
      expect(zip.readUInt32LE(zip.length - 6)).toBe(at);
    });
  },
);
