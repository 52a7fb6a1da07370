import { drawFragments, layFragments, colourOf } from './pen.ts';
import type { Doc, TypeStyle } from './pen.ts';

/** A laid-out piece of an equation: extents from the baseline, in points, and its painter. */
export interface Box {
  width: number;
  up: number;
  down: number;
  draw: (x: number, baseline: number) => void;
}

export function textBox(doc: Doc, text: string, style: TypeStyle, italic: boolean): Box {
  const span = { text, italic, bold: false, script: 'none' as const };
  const { fragments, width } = layFragments(doc, [span], style);
  // An italic letter extends beyond its width, so it gets extra room.
  const lean = italic ? style.size * 0.06 : 0;
  return {
    width: width + lean,
    up: style.size * 0.74,
    down: style.size * 0.24,
    draw: (x, y) => drawFragments(doc, fragments, x, y),
  };
}

export function spaceBox(width: number): Box {
  return { width, up: 0, down: 0, draw: () => undefined };
}

export function rowBox(boxes: Box[]): Box {
  return {
    width: boxes.reduce((sum, box) => sum + box.width, 0),
    up: Math.max(0, ...boxes.map((box) => box.up)),
    down: Math.max(0, ...boxes.map((box) => box.down)),
    draw: (x, y) => {
      let at = x;
      for (const box of boxes) {
        box.draw(at, y);
        at += box.width;
      }
    },
  };
}

/** Subscripts and superscripts, one above the other, after their base. */
export function scriptBox(
  base: Box,
  sub: Box | undefined,
  sup: Box | undefined,
  size: number,
): Box {
  const lower = Math.max(size * 0.2, base.down - size * 0.1);
  const lift = Math.max(size * 0.38, base.up - size * 0.38);
  return {
    width: base.width + Math.max(sub?.width ?? 0, sup?.width ?? 0) + size * 0.04,
    up: Math.max(base.up, sup ? lift + sup.up : 0),
    down: Math.max(base.down, sub ? lower + sub.down : 0),
    draw: (x, y) => {
      base.draw(x, y);
      sub?.draw(x + base.width, y + lower);
      sup?.draw(x + base.width + size * 0.03, y - lift);
    },
  };
}

export function fractionBox(doc: Doc, above: Box, below: Box, style: TypeStyle): Box {
  const axis = style.size * 0.27;
  const gap = style.size * 0.18;
  const width = Math.max(above.width, below.width) + style.size * 0.3;
  return {
    width: width + style.size * 0.16,
    up: axis + gap + above.up + above.down,
    down: below.up + below.down + gap - axis,
    draw: (x, y) => {
      const left = x + style.size * 0.08;
      above.draw(left + (width - above.width) / 2, y - axis - gap - above.down);
      below.draw(left + (width - below.width) / 2, y - axis + gap + below.up);
      doc.moveTo(left, y - axis).lineTo(left + width, y - axis);
      doc.lineWidth(0.6).strokeColor(colourOf(doc, style.colour)).stroke();
    },
  };
}

export function rootBox(doc: Doc, inner: Box, style: TypeStyle): Box {
  const { size, colour } = style;
  const lead = size * 0.62;
  const top = inner.up + size * 0.12;
  return {
    width: inner.width + lead + size * 0.12,
    up: top + 1,
    down: inner.down,
    draw: (x, y) => {
      const foot = y + inner.down - size * 0.06;
      doc.moveTo(x + size * 0.06, y - size * 0.22).lineTo(x + size * 0.18, y - size * 0.3);
      doc.lineTo(x + size * 0.36, foot).lineTo(x + lead - size * 0.06, y - top);
      doc.lineTo(x + lead + inner.width + size * 0.06, y - top);
      doc.lineWidth(0.6).lineJoin('miter').strokeColor(colourOf(doc, colour)).stroke();
      inner.draw(x + lead, y);
    },
  };
}

/** Round brackets as tall as what they hold. */
export function bracketBox(doc: Doc, inner: Box, style: TypeStyle): Box {
  const { size, colour } = style;
  if (inner.up + inner.down < size * 1.5) {
    const open = textBox(doc, '(', style, false);
    return rowBox([open, inner, textBox(doc, ')', style, false)]);
  }
  const bow = size * 0.32;
  const side = (x: number, y: number, direction: 1 | -1) => {
    const [top, foot] = [y - inner.up, y + inner.down];
    const depth = bow * direction;
    doc
      .moveTo(x, top)
      .bezierCurveTo(x - depth, top + bow * 1.6, x - depth, foot - bow * 1.6, x, foot);
    doc.bezierCurveTo(
      x - depth * 0.72,
      foot - bow * 1.6,
      x - depth * 0.72,
      top + bow * 1.6,
      x,
      top,
    );
    doc.fillColor(colourOf(doc, colour)).fill();
  };
  return {
    width: inner.width + bow * 2.6,
    up: inner.up + size * 0.1,
    down: inner.down + size * 0.1,
    draw: (x, y) => {
      side(x + bow * 0.95, y, 1);
      inner.draw(x + bow * 1.3, y);
      side(x + bow * 1.65 + inner.width, y, -1);
    },
  };
}
