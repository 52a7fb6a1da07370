import { createLineSplitter, type LineEnding } from '../reading/line-splitter.ts';
import { decodeLine } from '../reading/guess-encoding.ts';
import { createByteReader, readable } from '../reading/text-decoder.ts';
import type { Plan } from './plan.ts';
import { cellsOf, joinRow, replaceNulls } from './row-edits.ts';
import { beyondAscii, spellAscii } from '../reading/spell-ascii.ts';

export interface RewriteEvents {
  /** Each character is a byte. */
  bytes(text: string): void;
  /** Lines before and after, the first one with its number; line endings are left out. */
  lines(number: number, before: readonly string[], after: readonly string[]): void;
}

interface Line {
  /** As a person reads it. */
  text: string;
  /** Written as UTF-8 if characters beyond ASCII are kept. */
  isUnicode: boolean;
  number: number;
  ending: string;
}

const endings: Record<LineEnding, string> = { 'CR LF': '\r\n', LF: '\n', CR: '\r' };
const byteOrderMark = '\u00ef\u00bb\u00bf';

/** Rewrites a file according to a plan. Everything that the plan does not mention stays byte for byte. */
export function createRewriter(plan: Plan, events: RewriteEvents) {
  const { rows } = plan;
  const ownEnding = plan.ending && endings[plan.ending];
  const joins = rows.wrapped && (plan.unwrap ?? plan.nullText !== undefined);
  let wide = false;
  let ending = '';
  let section = '';
  /** The lines of a wrapped row so far, and their cells. */
  let open: Line[] = [];
  let cells = 0;

  function emit(from: readonly Line[], texts: readonly string[]): void {
    const after = texts.map((text) =>
      plan.ascii && beyondAscii.test(text) ? (spellAscii(text) ?? text) : text,
    );
    for (const [at, text] of after.entries()) {
      const { ending: own, isUnicode } = from[from.length - after.length + at]!;
      const written = isUnicode ? Buffer.from(text).toString('latin1') : text;
      events.bytes(written + (own && (ownEnding ?? own)));
    }
    events.lines(
      from[0]!.number,
      from.map(({ text }) => text),
      after,
    );
  }

  function finishRow(): void {
    let before = 0;
    const texts = open.map(({ text }) => {
      const edited = plan.nullText === undefined ? text : replaceNulls(text, before, plan.nullText);
      before += cellsOf(text);
      return edited;
    });
    emit(open, plan.unwrap ? [joinRow(texts)] : texts);
    open = [];
    cells = 0;
  }

  function row(line: Line): void {
    if (joins) {
      open.push(line);
      cells += cellsOf(line.text);
      if (cells >= rows.width) finishRow();
      return;
    }
    const isWhole = plan.nullText !== undefined && cellsOf(line.text) === rows.width;
    emit([line], [isWhole ? replaceNulls(line.text, 0, plan.nullText!) : line.text]);
  }

  function rewrite(line: Line): void {
    const text = line.text.replaceAll('\u001a', '').replace(/^\ufeff/, '');
    const first = text.replace(/^[ \t]+/, '')[0]?.trim() ?? '';
    if (first === '~') section = text.trimStart()[1]?.toUpperCase() ?? '';
    const isInside = section !== '' && line.number < rows.until;
    if (first === '' && isInside && plan.blanks) {
      events.lines(line.number, [line.text], []);
      return;
    }
    const edited = plan.edits.get(line.number)?.(line.text) ?? line.text;
    const untabbed = plan.tabs && isInside && section !== 'O' && first !== '#';
    const next = { ...line, text: untabbed ? edited.replaceAll('\t', ' ') : edited };
    const isRow = isInside && line.number > rows.from && first !== '' && first !== '#';
    if (isRow) row(next);
    else emit([line], [next.text]);
  }

  const splitter = createLineSplitter({
    ending: (kind) => void (ending = endings[kind]),
    line(written, number) {
      const read = !wide && beyondAscii.test(written) ? readable(written) : written;
      const isUnicode = wide || read !== written;
      const text = plan.encoding && !isUnicode ? decodeLine(read, plan.encoding) : read;
      rewrite({ text, number, ending, isUnicode });
      ending = '';
    },
    tooLong: (number) => {
      throw new Error(`Line ${number} is too long to be kept.`);
    },
  });
  const reader = createByteReader({
    encoding(encoding) {
      wide = encoding.startsWith('utf-16');
      if (encoding === 'utf-8 with mark' && !plan.ascii) events.bytes(byteOrderMark);
    },
    text: splitter.feed,
  });
  return {
    feed: reader.feed,
    end(): void {
      reader.end();
      splitter.end();
      if (open.length > 0) finishRow();
    },
  };
}
