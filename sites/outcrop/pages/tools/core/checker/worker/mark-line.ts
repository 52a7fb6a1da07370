import type { RowCell } from '#tools/core/reading/rows-of-lines.ts';
import type { Finding } from '#tools/core/types.ts';
import type { LineView } from '../worker-messages.ts';

/** Longer lines are cut around the mark. */
const longest = 240;

/**
 * Prepares a line of the file. Marks the value that a finding refers to, on whichever line of a wrapped row it is;
 * otherwise, in the finding's own line, the text that it names, or the whole line.
 */
export function markLine(
  { number, text }: { number: number; text: string },
  finding: Finding,
  value: RowCell | undefined,
): LineView {
  const visible = text.replace(/\p{Cc}/gu, pictureOf);
  if (number !== (value?.line ?? finding.line))
    return { number, pieces: [cut(visible, longest), '', ''] };
  const [from, to] = (value && ([value.at, value.at + value.text.length] as const)) ??
    placeOf(visible, finding) ?? [/\S|$/.exec(visible)!.index, visible.trimEnd().length];
  const before = visible.slice(0, from);
  return {
    number,
    pieces: [
      before.length > longest / 2 ? `…${before.slice(-longest / 2)}` : before,
      cut(visible.slice(from, to), longest),
      cut(visible.slice(to), longest / 2),
    ],
  };
}

/** Replaces control characters, which are invisible, by their symbols. Tabs stay, because they can be seen. */
function pictureOf(character: string): string {
  const code = character.charCodeAt(0);
  return code === 9 ? character : String.fromCharCode(0x2400 + Math.min(code, 0x21));
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

type Place = readonly [from: number, to: number];

/**
 * Returns where the line contains the finding's actual text, if exactly once. A number inside another number does not
 * count.
 */
function placeOf(text: string, { rule, actual }: Finding): Place | undefined {
  // The number of values of a row appears nowhere in the line.
  if (!actual || rule === 'column-count') return undefined;
  // Not in capitals: 'ß' becomes two of them, which would shift the position.
  const [line, wanted] = [text.toLowerCase(), actual.toLowerCase()];
  const at = line.indexOf(wanted);
  const end = at + actual.length;
  const isOnly = at !== -1 && at === line.lastIndexOf(wanted);
  const isPart =
    /\d/.test(actual) && [text[at - 1], text[end]].some((one) => /[\d.]/.test(one ?? ''));
  return isOnly && !isPart ? [at, end] : undefined;
}
