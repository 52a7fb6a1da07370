import type { Area } from '#tools/press/area.ts';
import { styles } from '#tools/press/page-style.ts';
import { drawLabel, type Doc } from '#tools/press/pen.ts';
import { midiOf, parsePitch } from '../music/pitch.ts';
import type { KeyboardFigure } from './figure.ts';
import { inks, marked as markedInk, tints } from './inks.ts';

const titleRoom = 15;
const gap = 12;
const isWhite = (midi: number) => [0, 2, 4, 5, 7, 9, 11].includes(midi % 12);

/** Keyboards side by side, with a disc on each sounding key. */
export function drawKeyboard(doc: Doc, { from, whites, boards }: KeyboardFigure, area: Area): void {
  const width = (area.width - gap * (boards.length - 1)) / boards.length;
  const key = width / whites;
  boards.forEach(({ title, keys, marked = [] }, board) => {
    const left = area.x + board * (width + gap);
    const top = area.y + titleRoom;
    const height = area.height - titleRoom;
    drawLabel(doc, title, { x: left, y: area.y + 8 }, { ...styles.figure, bold: true, size: 8 });
    doc.lineWidth(0.6).strokeColor(inks.ink).undash();
    const blacks: number[] = [];
    const middles = new Map<number, number>();
    let white = 0;
    for (let midi = midiOf(from); white < whites; midi += 1) {
      if (isWhite(midi)) {
        doc.rect(left + white * key, top, key, height).stroke();
        middles.set(midi, left + (white + 0.5) * key);
        white += 1;
      } else {
        blacks.push(midi);
        middles.set(midi, left + white * key);
      }
    }
    for (const midi of blacks) {
      doc
        .rect(middles.get(midi)! - key * 0.3, top, key * 0.6, height * 0.6)
        .fillColor(inks.ink)
        .fill();
    }
    for (const name of keys) {
      const midi = midiOf(name);
      const y = top + height * (isWhite(midi) ? 0.82 : 0.46);
      const colour = marked.includes(name) ? markedInk : isWhite(midi) ? inks.accent : tints[0];
      doc
        .circle(middles.get(midi)!, y, key * 0.27)
        .fillColor(colour)
        .fill();
      const { letter, alter } = parsePitch(name);
      const label = `${letter}${alter < 0 ? '♭' : alter > 0 ? '♯' : ''}`;
      drawLabel(
        doc,
        label,
        { x: middles.get(midi)!, y: top + height + 9, align: 'centre' },
        styles.figure,
      );
    }
  });
}
