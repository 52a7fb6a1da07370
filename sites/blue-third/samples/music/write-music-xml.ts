import type { Chord, Quality } from './chord.ts';
import { parsePitch } from './pitch.ts';
import type { Note, Part, Score } from './score.ts';

/** Divisions of a quarter note, in which eighths and sixteenths are whole numbers. */
const divisions = 4;
const barBeats = 4;

const kinds: Record<Quality, string> = {
  maj7: 'major-seventh',
  '7': 'dominant',
  m7: 'minor-seventh',
  m7b5: 'half-diminished',
  dim7: 'diminished-seventh',
};
const types: Record<string, string> = {
  '4': '<type>whole</type>',
  '3': '<type>half</type><dot/>',
  '2': '<type>half</type>',
  '1.5': '<type>quarter</type><dot/>',
  '1': '<type>quarter</type>',
  '0.5': '<type>eighth</type>',
};
const clefs = { treble: ['G', 2], bass: ['F', 4] } as const;

/** A MusicXML 4.0 file, with chord symbols above the first part. */
export function writeMusicXml(score: Score): string {
  const list = score.parts.map(
    ({ name }, i) => `<score-part id="P${i + 1}"><part-name>${name}</part-name></score-part>`,
  );
  const parts = score.parts.map(
    (part, i) => `<part id="P${i + 1}">\n${measures(score, part, i === 0).join('\n')}\n</part>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE score-partwise PUBLIC "-//Recordare//DTD MusicXML 4.0 Partwise//EN" "http://www.musicxml.org/dtds/partwise.dtd">',
    '<score-partwise version="4.0">',
    `<work><work-title>${score.title}</work-title></work>`,
    `<part-list>${list.join('')}</part-list>`,
    ...parts,
    '</score-partwise>\n',
  ].join('\n');
}

function measures({ tempo, chords }: Score, part: Part, first: boolean): string[] {
  const bars = barsOf(part.notes);
  const harmonies = barsOf(chords);
  const [sign, line] = clefs[part.clef];
  const attributes = `<attributes><divisions>${divisions}</divisions><key><fifths>0</fifths></key><time><beats>${barBeats}</beats><beat-type>4</beat-type></time><clef><sign>${sign}</sign><line>${line}</line></clef></attributes>`;
  const direction = `<direction placement="above"><direction-type><words>Swing</words></direction-type><sound tempo="${tempo}"/></direction>`;
  return bars.map((bar, index) => {
    const head = index === 0 ? attributes + (first ? direction : '') : '';
    const content = first ? withHarmonies(bar, harmonies[index] ?? []) : bar.map(noteXml).join('');
    return `<measure number="${index + 1}">${head}${content}</measure>`;
  });
}

/** @throws Error if an item crosses a bar line */
function barsOf<Item extends { beats: number }>(items: readonly Item[]): Item[][] {
  const bars: Item[][] = [];
  let filled = barBeats;
  for (const item of items) {
    if (filled === barBeats) {
      bars.push([]);
      filled = 0;
    }
    bars.at(-1)!.push(item);
    filled += item.beats;
    if (filled > barBeats) throw new Error(`Bar ${bars.length} has more than ${barBeats} beats.`);
  }
  return bars;
}

/** The notes of a bar, with each chord symbol before the note that begins with it. */
function withHarmonies(notes: readonly Note[], chords: readonly Chord[]): string {
  let chordAt = 0;
  const waiting = chords.map((chord) => {
    const at = chordAt;
    chordAt += chord.beats;
    return { at, chord };
  });
  let at = 0;
  const pieces = notes.map((one) => {
    const due = waiting.filter((symbol) => symbol.at >= at && symbol.at < at + one.beats);
    const offset = (symbol: { at: number }) => (symbol.at - at) * divisions;
    const written = due.map((symbol) => harmonyXml(symbol.chord, offset(symbol))).join('');
    at += one.beats;
    return written + noteXml(one);
  });
  return pieces.join('');
}

function harmonyXml({ root, quality }: Chord, offset: number): string {
  const alter = root.endsWith('b') ? -1 : root.endsWith('#') ? 1 : 0;
  return `<harmony><root><root-step>${root.charAt(0)}</root-step>${alter ? `<root-alter>${alter}</root-alter>` : ''}</root><kind>${kinds[quality]}</kind>${offset ? `<offset>${offset}</offset>` : ''}</harmony>`;
}

function noteXml({ pitches, beats }: Note): string {
  const type = types[String(beats)];
  if (!type) throw new Error(`No note lasts ${beats} beats.`);
  const length = `<duration>${beats * divisions}</duration>${type}`;
  if (pitches.length === 0) return `<note><rest/>${length}</note>`;
  return pitches
    .map((name, index) => {
      const { letter, alter, octave } = parsePitch(name);
      const chord = index > 0 ? '<chord/>' : '';
      return `<note>${chord}<pitch><step>${letter}</step>${alter ? `<alter>${alter}</alter>` : ''}<octave>${octave}</octave></pitch>${length}</note>`;
    })
    .join('');
}
