import type { Area } from '#tools/press/area.ts';
import { styles } from '#tools/press/page-style.ts';
import { drawLabel, type Doc } from '#tools/press/pen.ts';
import { staffStep } from '../music/pitch.ts';
import { readNotes } from '../music/score.ts';
import { drawNotes } from './draw-notes.ts';
import type { StaffFigure, StaffLine, StaffSystem } from './figure.ts';
import { bassClef, trebleClef } from './glyphs.ts';
import { inks } from './inks.ts';

/** The distance between two lines, in points. */
const space = 5;
/** The distance from the upper edge of a system to its first staff, and from one staff to the next. */
const [headroom, staffGap] = [30, 62];
const clefRoom = 26;

/** The step of the staff's lowest line. */
const lowestLine = { treble: staffStep('E4'), bass: staffStep('G2'), rhythm: staffStep('E4') };

export function drawStaff(doc: Doc, { systems }: StaffFigure, area: Area): void {
  const height = area.height / systems.length;
  systems.forEach((system, i) =>
    drawSystem(doc, system, { ...area, height, y: area.y + i * height }),
  );
}

function drawSystem(doc: Doc, system: StaffSystem, area: Area): void {
  const { bars, staves, symbols = [], words = [] } = system;
  const left = area.x + (staves.length > 1 ? 4 : 0);
  const start = left + clefRoom;
  const barWidth = (area.x + area.width - start) / bars;
  const toX = (beat: number) => {
    const bar = Math.min(bars - 1, Math.floor(beat / 4));
    return start + bar * barWidth + 19 + ((beat - bar * 4) / 4) * (barWidth - 23);
  };
  const top = area.y + headroom;
  staves.forEach((staff, i) =>
    drawStave(doc, staff, { left, right: area.x + area.width, top: top + i * staffGap, toX }),
  );
  const foot = top + (staves.length - 1) * staffGap + 4 * space;
  doc.lineWidth(0.7).strokeColor(inks.ink).undash();
  for (let bar = 0; bar <= bars; bar += 1) {
    const x = bar === 0 ? left : start + bar * barWidth;
    doc.moveTo(x, top).lineTo(x, foot).stroke();
  }
  if (staves.length > 1)
    doc
      .lineWidth(2)
      .moveTo(left - 4, top)
      .lineTo(left - 4, foot)
      .stroke();
  const bold = { ...styles.figure, size: 9, bold: true };
  for (const [beat, text] of symbols)
    drawLabel(doc, text, { x: toX(beat) - 4, y: area.y + 10 }, bold);
  for (const [beat, text] of words) {
    const at = { x: toX(beat), y: foot + 26, align: 'centre' as const };
    drawLabel(doc, text, at, { ...styles.figure, colour: inks.muted });
  }
}

interface StavePlace {
  left: number;
  right: number;
  /** The step of the highest line. */
  top: number;
  toX: (beat: number) => number;
}

function drawStave(doc: Doc, { clef, notes, marked = [] }: StaffLine, place: StavePlace): void {
  const { left, right, top, toX } = place;
  doc.lineWidth(0.45).strokeColor(inks.ink).undash();
  const lines = clef === 'rhythm' ? [2] : [0, 1, 2, 3, 4];
  for (const line of lines) {
    doc
      .moveTo(left, top + line * space)
      .lineTo(right, top + line * space)
      .stroke();
  }
  const toY = (step: number) => top + (4 - (step - lowestLine[clef]) / 2) * space;
  if (clef !== 'rhythm') {
    const path = clef === 'treble' ? trebleClef : bassClef;
    const line = staffStep(clef === 'treble' ? 'G4' : 'F3');
    doc
      .save()
      .translate(left + 13, toY(line))
      .scale(space);
    doc.path(path).fillColor(inks.ink).fill().restore();
  }
  const read = readNotes(clef === 'rhythm' ? notes.replaceAll('x', 'B4') : notes);
  drawNotes(doc, read, {
    space,
    toX,
    toY,
    middle: lowestLine[clef] + 4,
    slashes: clef === 'rhythm',
    marked,
  });
}
