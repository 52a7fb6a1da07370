import type { Row } from '../checks/data-check.ts';
import type { Watch } from '../checks/watch.ts';
import type { LineEnding } from '../reading/line-splitter.ts';
import { createEncodingGuess, type SingleByte } from '../reading/guess-encoding.ts';
import { beyondAscii, spellAscii } from '../reading/spell-ascii.ts';

/** What a repair needs to know about a file besides its findings. */
export interface Evidence extends Watch {
  /** The most frequent line ending. */
  usualEnding(): LineEnding;
  /** Why the characters beyond ASCII cannot be transliterated; undefined if they can. */
  unspelt(): string | undefined;
  /** The encoding of the lines that are not UTF-8, if it is certain. */
  encoding(): SingleByte | undefined;
  areRowsWhole(): boolean;
  /** Whether the last row is whole and its line ended, so that the file was probably not cut within a row. */
  isEndWhole(): boolean;
  /** Changes if a value, or the position of a null, changes. */
  fingerprint(): string;
}

const basis = 0x811c9dc5;
const prime = 0x01000193;

export function createEvidence(): Evidence {
  const endings = new Map<LineEnding, number>();
  let unspelt: string | undefined;
  const guess = createEncodingGuess();
  let guessedLine = 0;
  let rows = 0;
  let broken = 0;
  let lastEnded = 0;
  let lastRow = { line: 0, isWhole: false };
  // FNV-1a twice, over both halves of each number.
  let low = basis;
  let high = basis;
  const number = new Float64Array(1);
  const halves = new Uint32Array(number.buffer);

  function add(value: number): void {
    number[0] = value === value ? value : Number.NaN;
    low = Math.imul(low ^ halves[0]!, prime);
    high = Math.imul(high ^ halves[1]! ^ low, prime);
  }

  return {
    ending(ending, line) {
      endings.set(ending, (endings.get(ending) ?? 0) + 1);
      lastEnded = line;
    },
    oddLine({ text, number, section, isGuess }) {
      if (!beyondAscii.test(text)) return;
      if (isGuess) {
        guess.add(text);
        guessedLine ||= number;
      }
      if (unspelt !== undefined) return;
      if (section === 'A' && !/^\s*[#~]/.test(text)) {
        unspelt = `line ${number} has such a character among the values`;
      } else if (!isGuess && spellAscii(text) === undefined) {
        unspelt = `a character on line ${number} has no certain spelling`;
      }
    },
    row({ line, values, isWhole }: Row) {
      rows += 1;
      lastRow = { line, isWhole };
      if (!isWhole) broken += 1;
      add(isWhole ? rows : -rows);
      if (isWhole) values.forEach(add);
    },
    usualEnding: () =>
      (['CR LF', 'LF', 'CR'] as const).toSorted(
        (a, b) => (endings.get(b) ?? 0) - (endings.get(a) ?? 0),
      )[0]!,
    unspelt() {
      if (unspelt !== undefined || guessedLine === 0) return unspelt;
      const guessed = guess.guess();
      if (!guessed?.isCertain) return `the encoding of line ${guessedLine} is not certain`;
      return spellAscii(guessed.characters) === undefined
        ? `a character on line ${guessedLine} has no certain spelling`
        : undefined;
    },
    encoding: () => guess.guess()?.encoding,
    isEndWhole: () => lastRow.isWhole && lastRow.line <= lastEnded,
    areRowsWhole: () => rows > 0 && broken === 0,
    fingerprint: () => `${rows} ${low >>> 0} ${high >>> 0}`,
  };
}
