import type { randomFrom } from '#tools/press/sampling.ts';
import type { CoreRuleId } from '#shared/core-rules/rule-list.ts';
import type { CleanFile } from './clean-files.ts';

type Random = ReturnType<typeof randomFrom>;

export interface Fault {
  name: string;
  /** The rule that names it rightly. */
  rule: CoreRuleId;
  /** Other rules that may speak of the same fault. */
  also?: readonly CoreRuleId[];
  /** Only with the profile las-2.0. */
  strict?: true;
  /** Spoils the file; a text or bytes where the lines alone do not hold the fault. */
  plant(file: CleanFile, random: Random): string | Uint8Array | void;
  /** The files that it can be planted in; all without it. */
  fits?(file: CleanFile): boolean;
}

export const isRow = ({ recipe }: CleanFile) => !recipe.wrapped;
export const isLong = (file: CleanFile) => isRow(file) && file.rows.length > 100;
export const has = (mnemonic: string) => (file: CleanFile) =>
  file.recipe.curves.some((curve) => curve.mnemonic === mnemonic);
export const column = (file: CleanFile, mnemonic: string) =>
  1 + file.recipe.curves.findIndex((curve) => curve.mnemonic === mnemonic);

export function at(file: CleanFile, start: string): number {
  const found = file.header.findIndex((line) => line.startsWith(start));
  if (found === -1) throw new Error(`The header has no "${start}".`);
  return found;
}

export const edit = (start: string, change: (line: string) => string) => (file: CleanFile) => {
  const line = at(file, start);
  file.header[line] = change(file.header[line]!);
};
export const drop = (start: string) => (file: CleanFile) =>
  void file.header.splice(at(file, start), 1);
/** A row that is neither at the ends nor among the first. */
export const inner = (file: CleanFile, random: Random) =>
  random.integer(Math.floor(file.rows.length / 2), file.rows.length - 3);
/** A curve that is measured, so neither a code nor a coordinate. */
export const measured = (file: CleanFile, random: Random) =>
  random.integer(1, file.recipe.curves.filter(({ swing }) => swing > 0).length);
export const setCell = (text: string) => (file: CleanFile, random: Random) => {
  file.rows[inner(file, random)]![measured(file, random)] = text;
};
export const curveLine = (file: CleanFile, random: Random) =>
  at(file, '~C') + 1 + random.integer(2, file.recipe.curves.length);
export const scale = (mnemonic: string, factor: number) => (file: CleanFile) => {
  const to = column(file, mnemonic);
  for (const row of file.rows) row[to] = String(Number((Number(row[to]) * factor).toPrecision(6)));
};
export const unitIs = (mnemonic: string, unit: string) => (file: CleanFile) =>
  file.recipe.curves.some((curve) => curve.mnemonic === mnemonic && curve.unit === unit);
export const section = (file: CleanFile, start: string) => {
  const from = at(file, start);
  const length = file.header.slice(from + 1).findIndex((line) => line.startsWith('~')) + 1;
  return { from, length };
};
export const dropSection = (start: string) => (file: CleanFile) => {
  const { from, length } = section(file, start);
  file.header.splice(from, length);
};
export const swapFields = (file: CleanFile) => {
  for (const [line, text] of file.header.entries()) {
    const found = /^ (COMP|WELL|FLD|LOC|PROV|SRVC|DATE|UWI)\. +(.*?) +: (.*)$/.exec(text);
    if (found) file.header[line] = ` ${found[1]}.   ${found[3]}   : ${found[2]}`;
  }
};
