import { decodeLine, namesOfByte, type EncodingGuess } from '../reading/guess-encoding.ts';
import { beyondAscii, spellAscii } from '../reading/spell-ascii.ts';
import type { FindingDetails } from './report.ts';

interface ForeignLine {
  /** As a person reads it; if `isGuess`, each character is a byte. */
  text: string;
  isGuess: boolean;
}

/**
 * Describes the first character that is not ASCII.
 * @param more the number of further lines that contain one
 */
export function describeForeign(
  { text, isGuess }: ForeignLine,
  more: string,
  guess: EncodingGuess | undefined,
): { message: string; details: FindingDetails } {
  const shown = isGuess && guess ? decodeLine(text, guess.encoding) : text;
  const [actual = ''] = beyondAscii.exec(shown) ?? [];
  const details = { expected: 'ASCII', actual };
  if (isGuess && !guess) {
    const byte = actual.charCodeAt(0);
    const code = byte.toString(16).toUpperCase();
    const message = `Byte ${code} (hexadecimal) is not ASCII${more}. The encoding is unknown: the byte is ${namesOfByte(byte)}. Look the character up in the print, and write it in ASCII.`;
    return { message, details };
  }
  const encoding = guess && `${guess.isCertain ? '' : 'most likely '}${guess.encoding.name}`;
  const where = isGuess ? `${more} (${encoding})` : more;
  const message = `${nameOf(actual)} is not ASCII${where}. ${adviceOn(actual)}`;
  return { message, details };
}

const names: Readonly<Record<string, string>> = {
  '\ufeff': 'A byte order mark',
  '\u00a0': 'A no-break space',
};

const nameOf = (character: string) => names[character] ?? `"${character}"`;

function adviceOn(character: string): string {
  if (character === '\ufeff') return 'Remove it.';
  const spelt = spellAscii(character);
  if (spelt === undefined) return 'Programs read it differently: write it in ASCII letters.';
  return `Programs read it differently: write ${spelt === ' ' ? 'a space' : spelt}.`;
}
