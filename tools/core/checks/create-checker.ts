import { configOfFile } from '../config/config-of-file.ts';
import type { Header } from '../reading/header.ts';
import { createLineSplitter } from '../reading/line-splitter.ts';
import { createRowFeed } from '../reading/feed-rows.ts';
import { createByteReader, isWide, type ByteReader } from '../reading/text-decoder.ts';
import type { CheckResult, CoreConfig } from '../types.ts';
import { logHeaderOf } from './log-header.ts';
import { createFindingList } from './report.ts';
import { createNoTextCheck } from './no-text.ts';
import { createSectionReader } from './section-reader.ts';
import type { Watch } from './watch.ts';

const carriageReturn = 13;

export interface Checker extends Omit<ByteReader, 'end'> {
  /** The part that is read. */
  header: Header;
  /** Returns a line as a person reads it, in a file that is not UTF-16; each character is a byte. */
  readable(line: string): string;
  /** Whether nothing in the rest of the file can change the result. */
  done(): boolean;
  end(): CheckResult;
}

/** Checks one file that arrives in pieces. It never throws because of the content. */
export function createChecker(file: string, given: CoreConfig, watch?: Watch): Checker {
  const config = configOfFile(given, file.replaceAll('\\', '/'));
  const list = createFindingList(file, config);
  const { report } = list;
  const noText = createNoTextCheck();
  const sections = createSectionReader(file, config, list, watch);
  const { header, final, ending, openData } = sections;
  let wide = false;
  /** Only the profile las-2.0 checks tabs and empty lines among the rows. */
  const isFast = !list.wants('tab') && !list.wants('blank-line');

  const splitter = createLineSplitter({
    line: (written, number) => sections.line(written, number, wide),
    ending,
    tooLong(number) {
      report(
        'line-length',
        number,
        'This line is longer than 1,048,576 characters; the rest of it is not checked. Export the file with one row per line.',
      );
    },
  });
  const reader = createByteReader({
    text(text) {
      if (final()) return;
      const binary = wide ? undefined : noText.faultOf(text);
      if (binary) sections.endAsBinary(binary);
      else splitter.feed(text);
    },
    encoding(encoding) {
      wide = isWide(encoding);
      if (encoding === 'single-byte') return;
      const name = wide ? 'The file is UTF-16' : 'The file begins with a byte order mark';
      const actual = wide ? 'UTF-16' : 'a byte order mark';
      report('encoding', 1, `${name}. Save it as plain ASCII.`, { expected: 'ASCII', actual });
    },
  });

  const feed = createRowFeed({
    takeRow(bytes, from) {
      const data = isFast && !wide ? openData() : undefined;
      const number = data && splitter.nextLine();
      if (!data || number === undefined) return -1;
      const next = data.plainRow(bytes, from, number);
      if (next === -1) return -1;
      ending(bytes[next - 2] === carriageReturn ? 'CR LF' : 'LF', number);
      splitter.skipLine();
      return next;
    },
    feed(bytes) {
      if (final()) return;
      sections.see(bytes);
      reader.feed(bytes);
    },
  });

  return {
    header,
    feed,
    readable: sections.readable,
    done: () => final() !== undefined,
    end() {
      reader.end();
      if (!final()) splitter.end();
      sections.end(wide);
      const only = final();
      const data = sections.data();
      return {
        file,
        header: logHeaderOf(header),
        first: data?.first() ?? null,
        last: data?.last() ?? null,
        // Other findings depend on how much of such a file was read.
        findings: list.findings().filter(({ rule }) => !only || rule === only),
        curves: only ? [] : header.items.C.map(({ mnemonic }) => mnemonic),
        units: only ? [] : header.items.C.map(({ unit }) => unit),
        rows: data?.rows() ?? 0,
      };
    },
  };
}
