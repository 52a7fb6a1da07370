import { highest } from '../checks/extremes.ts';
import { createLineSplitter } from '../reading/line-splitter.ts';
import { createByteReader, isWide, readable, type Encoding } from '../reading/text-decoder.ts';

export interface FileLine {
  number: number;
  text: string;
}

/** Longer lines are cut. */
const longestShown = 240;

/** Whether only the beginning of a line is shown. */
export const isCut = ({ text }: FileLine): boolean =>
  text.length > longestShown && text.endsWith('…');

/** Returns the lines with these numbers, in one pass that stops after the last of them. */
export async function readLines(
  stream: AsyncIterable<Uint8Array>,
  wanted: ReadonlySet<number>,
): Promise<FileLine[]> {
  const found: FileLine[] = [];
  const last = highest([...wanted]);
  let encoding: Encoding = 'single-byte';
  let isDone = wanted.size === 0;
  const splitter = createLineSplitter({
    line(text, number) {
      isDone ||= number >= last;
      if (!wanted.has(number)) return;
      const part = text.slice(0, longestShown);
      const shown = isWide(encoding) ? part : readable(part);
      found.push({ number, text: text.length > longestShown ? `${shown}…` : shown });
    },
    ending: () => undefined,
    tooLong: () => undefined,
  });
  const reader = createByteReader({
    text: splitter.feed,
    encoding: (one) => (encoding = one),
  });
  for await (const bytes of stream) {
    reader.feed(bytes);
    if (isDone) return found;
  }
  reader.end();
  splitter.end();
  return found;
}
