import { emptyHeader, type Header } from '../reading/header.ts';
import { readHeaderLine } from '../reading/header-line.ts';
import { createLineSplitter, type LineEnding } from '../reading/line-splitter.ts';
import { createByteReader, readable, type ByteReader } from '../reading/text-decoder.ts';
import type { CheckResult, CoreConfig } from '../types.ts';
import { checkCurveNames } from './curve-names.ts';
import { createDataSection, type DataSection } from './data-section.ts';
import { quoted } from './quantity.ts';
import { createFindingList } from './report.ts';
import { checkSections } from './sections.ts';
import { checkUnits } from './units.ts';
import { checkVersion } from './version.ts';
import { checkWellItems } from './well-items.ts';

/** A byte order mark at the start of a line, where two files were joined: as bytes or, in UTF-16, as a character. */
const innerMark = /^(\xef\xbb\xbf|\ufeff)/;

export interface Checker extends Omit<ByteReader, 'end'> {
  /** Whether nothing that follows can change the result. */
  done(): boolean;
  end(): CheckResult;
}

/** Checks one file that arrives in pieces. No content makes it throw. */
export function createChecker(file: string, config: CoreConfig): Checker {
  const list = createFindingList(file, config);
  const { report } = list;
  const header: Header = emptyHeader();
  /** The current section; `before` the first, `rest` if nothing more is checked. */
  let place = 'before';
  let binary = false;
  let wide = false;
  let before: { line: number; text: string } | undefined;
  let data: DataSection | undefined;
  const endings = new Map<LineEnding, number>();
  const foreign = { count: 0, line: 0, text: '' };

  function finishHeader(): void {
    const known = checkVersion(header, report);
    if (!known) {
      place = 'rest';
      return;
    }
    checkWellItems(header, report);
    checkCurveNames(header, report);
    checkUnits(header, report);
  }

  function startSection(text: string, number: number): void {
    const letter = text[1]?.toUpperCase() ?? '';
    if (place === 'A') {
      const name = quoted(readable(text));
      report(
        'trailing-data',
        number,
        `${name} follows the data section, which must be last. Split the file here.`,
      );
      place = 'rest';
      return;
    }
    header.sections.push({ letter, line: number });
    place = letter;
    if (letter !== 'A') return;
    finishHeader();
    if (place === 'A') data = createDataSection(header, config, report);
  }

  function headerLine(text: string, number: number): void {
    if (place !== 'V' && place !== 'W' && place !== 'C' && place !== 'P') return;
    if (text.trim() === '' || text.startsWith('#')) return;
    const item = readHeaderLine(text, number);
    if (typeof item !== 'string') header.items[place].push(item);
    else {
      const shown = quoted(readable(text));
      report(
        'header-line',
        number,
        `${shown} has no ${item}. Write MNEM.UNIT VALUE : DESCRIPTION.`,
      );
    }
  }

  function line(written: string, number: number): void {
    if (place === 'rest') return;
    if (/[^\0-\x7f]/.test(written)) {
      if (foreign.count === 0) Object.assign(foreign, { line: number, text: written });
      foreign.count += 1;
    }
    const text = written.replace(innerMark, '');
    if (text[0] === '~') startSection(text, number);
    else if (place === 'A') data!.line(text.replaceAll('\u001a', ''), number);
    else if (place !== 'before') headerLine(text, number);
    else if (text.trim() !== '' && !text.startsWith('#')) before ??= { line: number, text };
  }

  const splitter = createLineSplitter({
    line,
    ending(ending, number) {
      if (!endings.has(ending)) endings.set(ending, number);
    },
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
      if (binary) return;
      if (!wide && text.includes('\0')) {
        binary = true;
        report('not-las', 1, 'This is a binary file, not text. Export the log as LAS 2.0.');
      } else splitter.feed(text);
    },
    encoding(encoding) {
      wide = encoding.startsWith('utf-16');
      if (encoding === 'single-byte') return;
      const name = wide ? 'The file is UTF-16' : 'The file begins with a byte order mark';
      report('encoding', 1, `${name}. Save it as plain ASCII.`);
    },
  });

  function checkText(): void {
    if (header.sections.length === 0) {
      const begins = before ? `It begins with ${quoted(readable(before.text))}` : 'It is empty';
      report('not-las', 1, `This is not a LAS file: no line begins with a tilde. ${begins}.`);
      return;
    }
    if (before) {
      const shown = quoted(readable(before.text));
      report(
        'section-order',
        before.line,
        `${shown} stands before the first section. Remove it, or put # before it.`,
      );
    }
    if (!data && place !== 'rest') finishHeader();
    data?.end();
    if (place !== 'rest' || data) checkSections(header, report);
    if (foreign.count > 0 && !wide) {
      const character = /[^\0-\x7f]/u.exec(readable(foreign.text))![0];
      const shown = character === '\ufeff' ? 'A byte order mark' : `"${character}"`;
      const more = foreign.count > 1 ? `, and on ${foreign.count - 1} more lines` : '';
      report(
        'encoding',
        foreign.line,
        `${shown} is not ASCII${more}. Programs read it differently: write deg, us, ohm.m.`,
      );
    }
    if (endings.size > 1) {
      const at = Math.max(...endings.values());
      report(
        'line-ending',
        at,
        `Line endings are mixed: ${[...endings.keys()].join(' and ')}. Save with one kind throughout.`,
      );
    }
  }

  return {
    feed(bytes) {
      if (!binary) reader.feed(bytes);
    },
    done: () => binary,
    end() {
      reader.end();
      if (!binary) {
        splitter.end();
        checkText();
      }
      return {
        file,
        // Other findings depend on how far a binary file was read.
        findings: list.findings().filter(({ rule }) => !binary || rule === 'not-las'),
        curves: header.items.C.map(({ mnemonic }) => mnemonic),
        rows: data?.rows() ?? 0,
      };
    },
  };
}
