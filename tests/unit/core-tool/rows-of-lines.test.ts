import { expect, test } from 'vitest';
import { rowsOfLines } from '#tools/core/reading/rows-of-lines.ts';

/** The rows of three values, each with the line on which it begins. */
function rows(text: string, start: number): string[] {
  const lines = text.split('|').map((line, at) => ({ number: at + 1, text: line }));
  return rowsOfLines(lines, start, 3).map(
    (cells) => `${cells[0]!.line}: ${cells.map((cell) => cell.text).join(' ')}`,
  );
}

test.each([
  ['one line each', '1 a b|2 c d|3 e f', 2, ['1: 1 a b', '2: 2 c d', '3: 3 e f']],
  ['without remarks and broken rows', '1 a b|# x|2 c|3 e f', 4, ['1: 1 a b', '4: 3 e f']],
  ['the depth alone', '1|a b|2|c d|3|e f', 3, ['1: 1 a b', '3: 2 c d', '5: 3 e f']],
  ['the depth with values', '1 a|b|2 c|d|3 e|f', 3, ['1: 1 a b', '3: 2 c d', '5: 3 e f']],
  ['cut at both ends', 'b|2 c|d|3 e', 2, ['2: 2 c d']],
  ['after a wrapped row that lost a value', '1|a|2|c d|3|e|4|g h', 3, ['3: 2 c d', '7: 4 g h']],
  ['nothing around a line that begins none', '1 a b|2 c d', 9, []],
])('%s', (_, text, start, wanted) => {
  expect(rows(text, start)).toEqual(wanted);
});
