import { createChecker } from '../checks/create-checker.ts';
import type { Header } from '../reading/header.ts';
import { createLineSplitter } from '../reading/line-splitter.ts';
import { encodingBytes, encodingOf, isWide, latin1 } from '../reading/text-decoder.ts';
import type { CheckResult } from '../types.ts';
import { createLineIndex } from './line-index.ts';
import { readBlob } from './read-blob.ts';

export interface FileLine {
  number: number;
  text: string;
}

/** A checked file whose lines can be read again. */
export interface Examined {
  result: CheckResult;
  header: Header;
  /** Reads the lines from `from` to `to`, both inclusive; numbers beyond the end of the file are skipped. */
  lines(from: number, to: number): Promise<FileLine[]>;
}

/** Bytes per read when finding a few lines. */
const pieceBytes = 1 << 16;

/**
 * Checks a file for a page that shows the lines of findings. Memory holds one chunk of the file, the findings, and the
 * offsets of some lines.
 * @param onRead Called with the number of bytes checked so far.
 * @throws NotFoundError or NotReadableError if the file cannot be read
 */
export async function examineBlob(
  blob: Blob,
  file: string,
  onRead: (bytes: number) => void,
): Promise<Examined> {
  const start = await blob.slice(0, encodingBytes).arrayBuffer();
  const { encoding } = encodingOf(new Uint8Array(start));
  const index = createLineIndex({
    size: isWide(encoding) ? 2 : 1,
    low: encoding === 'utf-16be' ? 1 : 0,
  });
  const checker = createChecker(file, {});
  let read = 0;
  for await (const bytes of readBlob(blob)) {
    index.feed(bytes);
    checker.feed(bytes);
    read += bytes.length;
    onRead(read);
    if (checker.done()) break;
  }

  async function lines(from: number, to: number): Promise<FileLine[]> {
    const place = index.before(from);
    const found: FileLine[] = [];
    const splitter = createLineSplitter({
      line(text, count) {
        const number = place.line + count - 1;
        if (number < from || number > to) return;
        const shown = isWide(encoding) ? text : checker.readable(text);
        found.push({ number, text: number === 1 ? shown.replace(/^\ufeff/, '') : shown });
      },
      ending: () => undefined,
      tooLong: () => undefined,
    });
    const decoder = isWide(encoding) && new TextDecoder(encoding);
    for await (const bytes of readBlob(blob.slice(place.offset), pieceBytes)) {
      splitter.feed(decoder ? decoder.decode(bytes, { stream: true }) : latin1(bytes));
      if (found.length > to - from) return found;
    }
    splitter.end();
    return found;
  }

  return { result: checker.end(), header: checker.header, lines };
}
