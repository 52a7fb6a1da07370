import { configOfFile } from '../config/config-of-file.ts';
import { emptyHeader, isLas3, sectionLine, type Header } from '../reading/header.ts';
import { createLineSplitter, type LineEnding } from '../reading/line-splitter.ts';
import { createRowFeed } from '../reading/feed-rows.ts';
import { createByteReader, isWide, type ByteReader } from '../reading/text-decoder.ts';
import type { CheckResult, CoreConfig } from '../types.ts';
import { checkColumnTitles } from './column-titles.ts';
import { createDataSection, type DataSection } from './data-section.ts';
import { addHeaderLine } from './header-section.ts';
import { isReading } from './index-curve.ts';
import { logHeaderOf } from './log-header.ts';
import { createLineText, firstCharacter } from './line-text.ts';
import { createLostRows, isRow } from './lost-rows.ts';
import { quoted } from './quantity.ts';
import { createFindingList } from './report.ts';
import { createNoTextCheck } from './no-text.ts';
import { checkSections, lacksTilde } from './sections.ts';
import { createTextFaults } from './text-faults.ts';
import { reportLas3 } from './version.ts';
import type { Watch } from './watch.ts';
import { checkWholeHeader } from './whole-header.ts';

const carriageReturn = 13;

/** The letter after the tilde that begins a section. */
const letterOf = (text: string): string => text.trimStart()[1]?.toUpperCase() ?? '';

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
  const faults = createTextFaults(list);
  const noText = createNoTextCheck();
  const lineText = createLineText(faults, watch);
  const header: Header = emptyHeader();
  /** The current section; `before` the first one, `rest` if nothing more is checked. */
  let place = 'before';
  /** The rule that reports that the rest of the file is not checked. */
  let only: 'not-las' | 'version' | undefined;
  /** A section with this letter came before, and its lines count. */
  let isRepeated = false;
  /** Sections after the rows. */
  const trailing = new Set<string>();
  let wide = false;
  let before: { line: number; text: string } | undefined;
  let data: DataSection | undefined;

  function startSection(text: string, number: number): void {
    lostRows.end();
    faults.sectionEnd(place, false);
    const letter = letterOf(text);
    if (place === 'A') {
      trailing.add(letter);
      report(
        'trailing-data',
        number,
        `${quoted(text)} follows the data section, which must be last. Split the file here.`,
      );
      place = 'rest';
      return;
    }
    if (letter === 'A' || place === 'V') only = isLas3(header) ? 'version' : undefined;
    if (only) {
      reportLas3(header, report);
      return;
    }
    isRepeated = header.sections.some((section) => section.letter === letter);
    header.sections.push({ letter, line: number });
    place = letter;
    if (letter === 'A') startRows(checkColumnTitles(header, text, number, report));
  }

  /** @param isInDoubt whether columns may belong to other curves than ~C says */
  function startRows(isInDoubt: boolean): void {
    checkWholeHeader(header, file, config, list);
    data = createDataSection(header, config, list, isInDoubt || isReading(header), watch);
  }

  const lostRows = createLostRows({
    // ~O is free text, and sections defined by a company may contain tables.
    isRow: (text) => 'VWCP'.includes(place) && isRow(header, text),
    header: (text, number) => addHeaderLine(header, report, place, text, number),
    begin(number) {
      report(
        'section-missing',
        number,
        'Rows begin here, but there is no line ~A above them. Add it.',
      );
      header.sections.push({ letter: 'A', line: number - 1 });
      place = 'A';
      startRows(false);
    },
    row: (text, number) => data!.line(text, number),
  });

  function line(written: string, number: number): void {
    if (only) return;
    if (place === 'rest') {
      if (firstCharacter(written) === '~') trailing.add(letterOf(written));
      return;
    }
    const text = lineText.read(written, number, place, wide);
    const first = firstCharacter(text);
    if (first === '~') startSection(text.trimStart(), number);
    else {
      if (place !== 'before') faults.sectionLine(place, text, number);
      if (first === '' || first === '#') return;
      if (place === 'A') data!.line(text, number);
      else if (place === 'before') before ??= { line: number, text };
      else if ('VWCP'.includes(place) && lacksTilde(header, text)) {
        const message = `${quoted(text)} begins a section but lacks its tilde. Write ~${text.trim()}.`;
        report('section-missing', number, message);
        startSection(`~${text.trim()}`, number);
      } else if (!isRepeated) lostRows.line(text, number);
    }
  }

  function ending(kind: LineEnding, number: number): void {
    faults.ending(kind, number);
    watch?.ending(kind, number);
  }

  /** Only the profile las-2.0 checks tabs and empty lines among the rows. */
  const isFast = !list.wants('tab') && !list.wants('blank-line');

  function takeRow(bytes: Uint8Array, from: number): number {
    if (place !== 'A' || only || wide || !isFast) return -1;
    const number = splitter.nextLine();
    const next = number === undefined ? -1 : data!.plainRow(bytes, from, number);
    if (number === undefined || next === -1) return -1;
    ending(bytes[next - 2] === carriageReturn ? 'CR LF' : 'LF', number);
    splitter.skipLine();
    return next;
  }

  const splitter = createLineSplitter({
    line,
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
      if (only) return;
      const binary = wide ? undefined : noText.faultOf(text);
      if (binary) {
        only = 'not-las';
        report('not-las', 1, binary);
        return;
      }
      splitter.feed(text);
    },
    encoding(encoding) {
      wide = isWide(encoding);
      if (encoding === 'single-byte') return;
      const name = wide ? 'The file is UTF-16' : 'The file begins with a byte order mark';
      const actual = wide ? 'UTF-16' : 'a byte order mark';
      report('encoding', 1, `${name}. Save it as plain ASCII.`, { expected: 'ASCII', actual });
    },
  });

  function checkText(): void {
    lostRows.end();
    faults.sectionEnd(place, true);
    if (header.sections.length === 0) {
      const begins = before ? `It begins with ${quoted(before.text)}` : 'It is empty';
      report('not-las', 1, `This is not a LAS file: no line begins with a tilde. ${begins}.`);
      return;
    }
    if (before) {
      report(
        'section-order',
        before.line,
        `${quoted(before.text)} comes before the first section. Remove it, or put # in front of it.`,
      );
    }
    if (!data) checkWholeHeader(header, file, config, list);
    data?.end(place === 'rest');
    if (data?.rows() === 0) {
      report(
        'no-data',
        sectionLine(header, 'A'),
        '~A contains no rows. Ask for the delivery that contains the readings.',
      );
    }
    checkSections(header, trailing, report);
    faults.end(wide, lineText.guess());
  }

  const feed = createRowFeed({
    takeRow,
    feed(bytes) {
      if (only) return;
      lineText.see(bytes);
      reader.feed(bytes);
    },
  });

  return {
    header,
    feed,
    readable: lineText.readable,
    done: () => only !== undefined,
    end() {
      reader.end();
      if (!only) splitter.end();
      if (!only && isLas3(header)) {
        only = 'version';
        reportLas3(header, report);
      }
      if (!only) checkText();
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
