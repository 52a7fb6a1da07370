import { beyondAscii, spellAscii } from './spell-ascii.ts';

/** A single-byte encoding that agrees with ASCII. */
export interface SingleByte {
  name: string;
  /** The characters of the bytes from 128 on. */
  upper: string;
}

export interface EncodingGuess {
  encoding: SingleByte;
  /** Whether any other encoding in which the text makes sense gives the same transliteration. */
  isCertain: boolean;
  /** All of its characters beyond ASCII. */
  characters: string;
}

interface Candidate extends SingleByte {
  script: 'Latin' | 'Cyrillic';
  /** So rare for logs that it only casts doubt on another encoding. */
  isRare?: true;
}

const upperBytes = Uint8Array.from({ length: 128 }, (_, at) => 128 + at);
const upperOf = (label: string) => new TextDecoder(label).decode(upperBytes);

/** The encoding of DOS in Western Europe, which `TextDecoder` lacks. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

let listed: readonly Candidate[] | undefined;

/** Created on demand, because few files need them. */
const candidates = (): readonly Candidate[] =>
  (listed ??= [
    { name: 'Windows-1252', upper: upperOf('windows-1252'), script: 'Latin' },
    { name: 'CP850', upper: cp850, script: 'Latin' },
    { name: 'Mac Roman', upper: upperOf('macintosh'), script: 'Latin' },
    { name: 'Windows-1251', upper: upperOf('windows-1251'), script: 'Cyrillic' },
    { name: 'CP866', upper: upperOf('ibm866'), script: 'Cyrillic' },
    { name: 'KOI8-R', upper: upperOf('koi8-r'), script: 'Cyrillic' },
    { name: 'Windows-1250', upper: upperOf('windows-1250'), script: 'Latin', isRare: true },
  ]);

const isLetter = (character: string) => /\p{L}/u.test(character);
const beyondLetters = (before: string) => !isLetter(before);
/** Where a character that is not a letter makes sense, by the characters before and after it. */
const marks: Readonly<Record<string, (before: string, after: string) => boolean>> = {
  '°': (before, after) => !isLetter(before) && /[^\p{L}]|[CFKNSEW]/iu.test(after),
  º: (before, after) => /[\dN\s]/.test(before) && !isLetter(after),
  ...{ µ: (before, after) => !isLetter(before) && isLetter(after) },
  ...{ '²': afterUnit, '³': afterUnit, '¼': afterDigit, '½': afterDigit, '¾': afterDigit },
  ...{ '’': besideLetter, '‘': besideLetter, '“': () => true, '”': () => true },
  ...{ '–': betweenWords, '—': betweenWords, '±': beyondLetters, '\u00a0': () => true },
};

function afterUnit(before: string, after: string): boolean {
  return isLetter(before) && !isLetter(after);
}

function afterDigit(before: string, after: string): boolean {
  return !isLetter(before) && !isLetter(after);
}

function besideLetter(before: string, after: string): boolean {
  return isLetter(before) || isLetter(after);
}

function betweenWords(before: string, after: string): boolean {
  return isLetter(before) === isLetter(after);
}

/** Letters of Windows-1250 that hardly any name contains. */
const hardlyUsed = /[ŔŕĹĺ]/;

function isWord(word: string, script: Candidate['script']): boolean {
  const capitalised = word[0]!.toUpperCase() + word.slice(1).toLowerCase();
  const isCased = [word.toLowerCase(), word.toUpperCase(), capitalised].includes(word);
  if (!isCased || hardlyUsed.test(word)) return false;
  return script === 'Latin'
    ? /^\p{Script=Latin}+$/u.test(word) && /[a-z]/i.test(word)
    : /^\p{Script=Cyrillic}+$/u.test(word);
}

function makesSense(text: string, script: Candidate['script']): boolean {
  const letters = text.replace(/[^\0-\x7f]/gu, (character, at: number) => {
    const fits = marks[character]?.(text[at - 1] ?? ' ', text[at + 1] ?? ' ');
    return fits === undefined ? character : fits ? ' ' : '\ufffd';
  });
  // No unit, which follows a full stop, begins with an accented letter.
  if (/[^\0-\x7f\p{L}]|\.(?![\0-\x7f])\p{L}/u.test(letters)) return false;
  const words = letters.match(/\p{L}+/gu) ?? [];
  return words.every((word) => !beyondAscii.test(word) || isWord(word, script));
}

/** '"É" in Windows-1252, "╔" in CP850, "…" in Mac Roman' */
export function namesOfByte(byte: number): string {
  return candidates()
    .slice(0, 3)
    .map(({ name, upper }) => [name, upper[byte - 128]!] as const)
    .filter(([, character]) => !/\p{C}/u.test(character))
    .map(([name, character]) => `"${character}" in ${name}`)
    .join(', ');
}

/** Receives a line in which each character is a byte. */
export function decodeLine(line: string, { upper }: SingleByte): string {
  return line.replace(/[\x80-\xff]/g, (byte) => upper[byte.charCodeAt(0) - 128]!);
}

/** More such lines are rows of another format, not names. */
const maxLines = 10_000;

/**
 * Guesses in which encoding lines that are not UTF-8 make sense: accents within words of one case, degree signs after
 * numbers.
 */
export function createEncodingGuess() {
  let left: (Candidate & { hasWord: boolean })[] | undefined;
  const bytes = new Set<number>();
  /** As in a text with two bytes per character, which may make sense in none of these. */
  let isPaired = true;
  let lines = 0;

  return {
    /** @param line each character is a byte */
    add(line: string): void {
      left ??= candidates().map((one) => ({ ...one, hasWord: one.script === 'Latin' }));
      lines += 1;
      if (lines === maxLines) left = [];
      if (left.length === 0) return;
      for (const [run] of line.matchAll(/[\x80-\xff]+/g)) {
        isPaired &&= run.length % 2 === 0 && !/[\x80-\xa0]/.test(run);
        for (const byte of run) bytes.add(byte.charCodeAt(0) - 128);
      }
      left = left.filter((one) => {
        const text = decodeLine(line, one);
        one.hasWord ||= /\p{Script=Cyrillic}{3}/u.test(text);
        return makesSense(text, one.script);
      });
    },
    /** Undefined if the text makes sense in none, or in several that read it differently. */
    guess(): EncodingGuess | undefined {
      const fitting = isPaired || !left ? [] : left.filter(({ hasWord }) => hasWord);
      const [encoding, ...others] = fitting.filter(({ isRare }) => !isRare);
      const reads = (one: Candidate, as: (text: string) => string | undefined) =>
        [...bytes].every((byte) => as(one.upper[byte]!) === as(encoding!.upper[byte]!));
      if (!encoding || !others.every((one) => reads(one, (text) => text))) return undefined;
      return {
        encoding,
        isCertain: fitting.every((one) => reads(one, spellAscii)),
        characters: [...bytes].map((byte) => encoding.upper[byte]!).join(''),
      };
    },
  };
}
