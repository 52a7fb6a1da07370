import type { Doc } from '#tools/press/pen.ts';
import { staffStep } from '../music/pitch.ts';
import type { Note } from '../music/score.ts';
import * as glyphs from './glyphs.ts';
import { inks, marked as markedInk } from './inks.ts';
import { readAccidentals, type Accidental } from './read-accidentals.ts';

export interface NotePlace {
  space: number;
  toX: (beat: number) => number;
  toY: (step: number) => number;
  /** The step of the middle line. */
  middle: number;
  /** Note heads without a pitch, for rhythms. */
  slashes: boolean;
  marked: readonly string[];
}

interface Placed extends Note {
  at: number;
  up: boolean;
  /** Of each pitch. */
  accidentals: readonly (Accidental | undefined)[];
}

export function drawNotes(doc: Doc, notes: readonly Note[], place: NotePlace): void {
  let beat = 0;
  const accidentals = readAccidentals(notes);
  const placed = notes.map((note, i): Placed => {
    const at = beat;
    beat += note.beats;
    return { ...note, at, up: stemUp(note, place), accidentals: accidentals[i]! };
  });
  for (let i = 0; i < placed.length; i += 1) {
    const [note, next] = [placed[i]!, placed[i + 1]];
    if (note.pitches.length === 0) drawRest(doc, note, place);
    else if (next && beamed(note, next)) {
      const up = next.up && note.up;
      const pair = [
        { ...note, up },
        { ...next, up },
      ];
      for (const one of pair) drawHeads(doc, one, place);
      drawBeam(doc, pair, place);
      i += 1;
    } else {
      drawHeads(doc, note, place);
      if (note.beats < 4) drawStem(doc, note, place, stemEnd(note, place));
    }
  }
}

const beamed = (note: Placed, next: Placed): boolean =>
  note.beats === 0.5 && next.beats === 0.5 && next.pitches.length > 0 && Number.isInteger(note.at);

function stemUp({ pitches }: Note, { middle, slashes }: NotePlace): boolean {
  const steps = pitches.map(staffStep);
  return slashes || Math.max(...steps) + Math.min(...steps) < middle * 2;
}

function glyph(
  doc: Doc,
  path: string,
  x: number,
  y: number,
  { space, colour }: { space: number; colour: string },
) {
  doc.save().translate(x, y).scale(space);
  doc.path(path).fillColor(colour).fill('even-odd').restore();
}

function drawHeads(doc: Doc, note: Placed, place: NotePlace): void {
  const { space, toX, toY, middle, slashes, marked } = place;
  const x = toX(note.at);
  const head = slashes
    ? glyphs.slashHead
    : note.beats >= 4
      ? glyphs.wholeHead
      : note.beats >= 2
        ? glyphs.halfHead
        : glyphs.blackHead;
  const steps = note.pitches.map(staffStep);
  let drawn = 0;
  note.pitches.forEach((pitch, i) => {
    const step = steps[i]!;
    const colour =
      marked.includes(pitch) || marked.includes(`${pitch}@${note.at}`) ? markedInk : inks.ink;
    // Of two adjacent notes, the upper one is beside the stem.
    const shift = steps.includes(step - 1) ? space * 1.15 : 0;
    glyph(doc, head, x + shift, toY(step), { space, colour });
    const accidental = note.accidentals[i];
    if (accidental) {
      const away = x - space * (1.5 + (drawn % 2) * 0.95);
      drawn += 1;
      glyph(doc, glyphs[accidental], away, toY(step), { space, colour });
    }
    if (note.beats === 3 || note.beats === 1.5) {
      doc
        .circle(x + space * 1.1, toY(step | 1), space * 0.2)
        .fillColor(colour)
        .fill();
    }
    doc.lineWidth(0.6).strokeColor(inks.ink);
    for (let line = middle + 6; line <= step; line += 2) ledger(doc, x, toY(line), space);
    for (let line = middle - 6; line >= step; line -= 2) ledger(doc, x, toY(line), space);
  });
}

function ledger(doc: Doc, x: number, y: number, space: number): void {
  doc
    .moveTo(x - space * 1.05, y)
    .lineTo(x + space * 1.05, y)
    .stroke();
}

/** Where the stem leaves the heads, and the outermost head that it must pass. */
function stemEnd({ pitches, up }: Placed, { toY, space }: NotePlace): number {
  const ys = pitches.map((pitch) => toY(staffStep(pitch)));
  return up ? Math.min(...ys) - space * 3.4 : Math.max(...ys) + space * 3.4;
}

function stemX({ at, up }: Placed, { toX, space, slashes }: NotePlace): number {
  return toX(at) + (up ? 1 : -1) * space * (slashes ? 0.5 : 0.56);
}

function drawStem(doc: Doc, note: Placed, place: NotePlace, end: number): void {
  const { toY, space, slashes } = place;
  const ys = note.pitches.map((pitch) => toY(staffStep(pitch)));
  const from = note.up
    ? Math.max(...ys) - (slashes ? space * 0.8 : space * 0.15)
    : Math.min(...ys) + space * 0.15;
  const x = stemX(note, place);
  doc.lineWidth(0.75).strokeColor(inks.ink).moveTo(x, from).lineTo(x, end).stroke();
  if (note.beats > 0.5) return;
  doc
    .save()
    .translate(x, end)
    .scale(space, note.up ? space : -space);
  doc.path(glyphs.flag).fillColor(inks.ink).fill().restore();
}

function drawBeam(doc: Doc, pair: readonly Placed[], place: NotePlace): void {
  const ends = pair.map((note) => stemEnd(note, place));
  const up = pair[0]!.up;
  const end = up ? Math.min(...ends) : Math.max(...ends);
  // A stem without a beat of its own has no flag.
  for (const note of pair) drawStem(doc, { ...note, beats: 1 }, place, end);
  const [left, right] = [stemX(pair[0]!, place), stemX(pair[1]!, place)];
  const thick = place.space * 0.5;
  doc
    .rect(left - 0.37, up ? end : end - thick, right - left + 0.75, thick)
    .fillColor(inks.ink)
    .fill();
}

function drawRest(doc: Doc, { at, beats }: Placed, place: NotePlace): void {
  const { space, toX, toY, middle } = place;
  const colour = inks.ink;
  if (beats >= 4) glyph(doc, glyphs.wholeRest, toX(at + 1.5), toY(middle + 2), { space, colour });
  else if (beats >= 2) glyph(doc, glyphs.halfRest, toX(at), toY(middle), { space, colour });
  else if (beats >= 1) glyph(doc, glyphs.quarterRest, toX(at), toY(middle), { space, colour });
  else glyph(doc, glyphs.eighthRest, toX(at), toY(middle), { space, colour });
}
