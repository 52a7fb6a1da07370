export type Encoding = 'single-byte' | 'utf-8 with mark' | 'utf-16le' | 'utf-16be';

export interface ByteReader {
  feed(bytes: Uint8Array): void;
  end(): void;
}

export interface TextEvents {
  encoding(encoding: Encoding): void;
  /** Whether each character is one byte, as in single-byte encodings, so that UTF-8 can still be recognised. */
  text(text: string): void;
}

const marks: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8 with mark', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The number of bytes needed to recognise the encoding of a file. */
export const encodingBytes = 4;

/** Returns the encoding that the first bytes of a file indicate. */
export function encodingOf(start: ArrayLike<number>): { encoding: Encoding; markLength: number } {
  const found = marks.find(([, mark]) => mark.every((byte, i) => start[i] === byte));
  if (found) return { encoding: found[0], markLength: found[1].length };
  return { encoding: wideWithoutMark(start) ?? 'single-byte', markLength: 0 };
}

/** UTF-16 of two ASCII characters: every second byte is zero. */
function wideWithoutMark(start: ArrayLike<number>): Encoding | undefined {
  const isCharacter = (byte: number | undefined) => byte !== undefined && byte > 0 && byte < 128;
  const [a, b, c, d] = Array.from({ length: encodingBytes }, (_, at) => start[at]);
  if (isCharacter(a) && b === 0 && isCharacter(c) && d === 0) return 'utf-16le';
  return a === 0 && isCharacter(b) && c === 0 && isCharacter(d) ? 'utf-16be' : undefined;
}

export const isWide = (encoding: Encoding): encoding is 'utf-16le' | 'utf-16be' =>
  encoding.startsWith('utf-16');

/** Decodes bytes that arrive in pieces: as single bytes, unless the first bytes indicate another encoding. */
export function createByteReader(events: TextEvents): ByteReader {
  let start: number[] | undefined = [];
  let decode = (bytes: Uint8Array): string => latin1(bytes);

  function begin(): void {
    const first = start ?? [];
    start = undefined;
    const { encoding, markLength } = encodingOf(first);
    events.encoding(encoding);
    if (isWide(encoding)) {
      const decoder = new TextDecoder(encoding);
      decode = (bytes) => decoder.decode(bytes, { stream: true });
    }
    events.text(decode(Uint8Array.from(first.slice(markLength))));
  }

  return {
    feed(bytes) {
      if (bytes.length === 0) return;
      let from = 0;
      if (start) {
        while (start.length < encodingBytes && from < bytes.length) start.push(bytes[from++]!);
        if (start.length < encodingBytes) return;
        begin();
      }
      events.text(decode(from === 0 ? bytes : bytes.subarray(from)));
    },
    end() {
      if (start && start.length > 0) begin();
    },
  };
}

/** More arguments than this may not fit on the stack. */
const maxArguments = 1 << 13;

/**
 * Decodes each byte as the character with that number; `TextDecoder` has no such encoding (its latin1 is windows-1252).
 */
export function latin1(bytes: Uint8Array): string {
  if (isAscii(bytes)) return new TextDecoder().decode(bytes);
  let text = '';
  for (let at = 0; at < bytes.length; at += maxArguments) {
    text += String.fromCharCode(...bytes.subarray(at, at + maxArguments));
  }
  return text;
}

function isAscii(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) if (bytes[at]! > 127) return false;
  return true;
}

/**
 * Returns a line as a person would read it: UTF-8 if valid, otherwise Latin-1. Keeps a byte order mark, which begins a
 * line where two files were joined.
 */
export function readable(line: string): string {
  try {
    const bytes = Uint8Array.from(line, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return line;
  }
}
