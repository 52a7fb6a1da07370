import {
  bracketBox,
  fractionBox,
  rootBox,
  rowBox,
  scriptBox,
  spaceBox,
  textBox,
} from './equation-box.ts';
import type { Box } from './equation-box.ts';
import { markScripts } from './inline.ts';
import type { Doc, TypeStyle } from './pen.ts';

const operators = '=+−-×·≈≤≥<>±→∝≠⇌÷/';
const tight = '·/';
const token = /frac\(|sqrt\(|[_^]\{|[A-Za-z]+|[\u0370-\u03ff]|[\d.,]*\d|\s+|./gu;

/**
 * Lays out an equation written as text. Single Latin and small Greek letters are variables in italics; words
 * and figures are upright; `frac(a; b)`, `sqrt(a)`, `_{}`, `^{}` and brackets nest.
 * @throws Error when a bracket is left open
 */
export function setEquation(doc: Doc, text: string, style: TypeStyle): Box {
  const tokens = markScripts(text).match(token) ?? [];
  const reader = { tokens, at: 0 };
  const box = readRow(doc, reader, style, []);
  if (reader.at < tokens.length) throw new Error(`Unbalanced equation: ${text}`);
  return box;
}

interface Reader {
  tokens: string[];
  at: number;
}

/** Reads up to one of the closing tokens, which is left for the caller. */
function readRow(
  doc: Doc,
  reader: Reader,
  style: TypeStyle,
  closers: string[],
  upright = false,
): Box {
  const boxes: Box[] = [];
  let operand = false;
  let word = false;
  for (; reader.at < reader.tokens.length;) {
    const piece = reader.tokens[reader.at] ?? '';
    if (closers.includes(piece)) break;
    if (piece === ')' || piece === '}') throw new Error(`Unbalanced ${piece} in an equation`);
    reader.at += 1;
    if (/^\s+$/.test(piece)) {
      const next = reader.tokens[reader.at] ?? '';
      // Two spaces separate two formulas on one line.
      if (piece.length > 1) boxes.push(spaceBox(style.size * 1.6));
      else if (word || (operand && /^[A-Za-z]{2,}$/.test(next)))
        boxes.push(spaceBox(style.size * 0.22));
      continue;
    }
    if (operators.includes(piece)) {
      const pad = !operand ? 0 : tight.includes(piece) ? style.size * 0.1 : style.size * 0.28;
      const sign = textBox(doc, piece === '-' ? '−' : piece, style, false);
      boxes.push(spaceBox(pad), sign, spaceBox(pad));
      operand = tight.includes(piece);
      word = false;
      continue;
    }
    word = /^[A-Za-z]{2,}$/.test(piece);
    boxes.push(readScripts(doc, reader, style, readAtom(doc, reader, style, piece, upright)));
    if (piece === ',' || piece === ';') boxes.push(spaceBox(style.size * 0.3));
    operand = true;
  }
  return rowBox(boxes);
}

function readAtom(
  doc: Doc,
  reader: Reader,
  style: TypeStyle,
  piece: string,
  upright: boolean,
): Box {
  const until = (closer: string) => {
    const row = readRow(doc, reader, style, [closer]);
    if (reader.tokens[reader.at] !== closer) throw new Error(`Missing ${closer} in an equation`);
    reader.at += 1;
    return row;
  };
  if (piece === 'frac(') {
    const above = until(';');
    return fractionBox(doc, above, until(')'), style);
  }
  if (piece === 'sqrt(') return rootBox(doc, until(')'), style);
  if (piece === '(') return bracketBox(doc, until(')'), style);
  if (piece === '∑' || piece === 'Σ') {
    return textBox(doc, '∑', { ...style, size: style.size * 1.3 }, false);
  }
  return textBox(doc, piece, style, (upright ? /^[ijkn]$/ : /^([A-Za-z]|[α-ω])$/u).test(piece));
}

/** Reads the scripts after an atom. Subscripts are names, in upright letters, except for indices. */
function readScripts(doc: Doc, reader: Reader, style: TypeStyle, base: Box): Box {
  const small = { ...style, size: style.size * 0.72 };
  let sub: Box | undefined;
  let sup: Box | undefined;
  for (;;) {
    const opener = reader.tokens[reader.at];
    if (opener !== '_{' && opener !== '^{') break;
    reader.at += 1;
    const script = readRow(doc, reader, small, ['}'], opener === '_{');
    reader.at += 1;
    if (opener === '_{') sub = script;
    else sup = script;
  }
  return sub || sup ? scriptBox(base, sub, sup, style.size) : base;
}
