import { createEncodingGuess, decodeLine } from '../reading/guess-encoding.ts';
import { beyondAscii } from '../reading/spell-ascii.ts';
import { readable } from '../reading/text-decoder.ts';
import type { createTextFaults } from './text-faults.ts';
import type { Watch } from './watch.ts';

/** A byte order mark at the start of a line, where two files were joined. */
const innerMark = /^\ufeff/;
const oddCharacter = /[^\t\n\r\x20-\x7e]/;

/** Reads lines as a person does. Lines of printable ASCII, which is all that most files contain, cost nothing. */
export function createLineText(faults: ReturnType<typeof createTextFaults>, watch?: Watch) {
  const guess = createEncodingGuess();
  /** Whether a byte was read that is neither printable ASCII, nor a tab, nor part of a line ending. */
  let odd = false;

  function guessed(line: string): string {
    const known = guess.guess();
    return known ? decodeLine(line, known.encoding) : line;
  }

  return {
    see(bytes: Uint8Array): void {
      odd ||= !isPlain(bytes);
    },
    /** @param wide whether the file is UTF-16, whose characters are known */
    read(written: string, number: number, section: string, wide: boolean): string {
      if (!odd || !oddCharacter.test(written)) return written;
      const read = wide ? written : readable(written);
      const isGuess = !wide && read === written && beyondAscii.test(read);
      if (isGuess) guess.add(written);
      const text = read.replaceAll('\u001a', '');
      faults.oddLine(text, number, isGuess);
      watch?.oddLine({ text, number, section, isGuess });
      return (isGuess ? guessed(text) : text).replace(innerMark, '');
    },
    /** Reads a line again now that more of the file is known; each character is a byte. */
    readable(line: string): string {
      const read = readable(line);
      return read === line ? guessed(line) : read;
    },
    guess: guess.guess,
  };
}

function isPlain(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte > 126 || (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13)) return false;
  }
  return true;
}

/** Returns the first character that is not a space; empty if there is none. */
export function firstCharacter(text: string): string {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 32 || code === 9) continue;
    const character = text[at]!.trim();
    if (character !== '') return character;
  }
  return '';
}
