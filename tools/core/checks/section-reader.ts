import { emptyHeader, isLas3, sectionLine, type Header } from '../reading/header.ts';
import type { LineEnding } from '../reading/line-splitter.ts';
import type { CoreConfig } from '../types.ts';
import { checkColumnTitles } from './column-titles.ts';
import { createDataSection, type DataSection } from './data-section.ts';
import { addHeaderLine } from './header-section.ts';
import { isReading } from './index-curve.ts';
import { createLineText, firstCharacter } from './line-text.ts';
import { createLostRows, isRow } from './lost-rows.ts';
import { quoted } from './quantity.ts';
import type { FindingList } from './report.ts';
import { checkSections, lacksTilde } from './sections.ts';
import { createTextFaults } from './text-faults.ts';
import { reportLas3 } from './version.ts';
import type { Watch } from './watch.ts';
import { checkWholeHeader } from './whole-header.ts';

/** A rule that reports that the rest of the file is not checked. */
type FinalRule = 'not-las' | 'version';

export interface SectionReader {
  /** The part that is read. */
  header: Header;
  /** Receives the bytes of lines before the lines. */
  see(bytes: Uint8Array): void;
  /** Returns a line as a person reads it, in a file that is not UTF-16; each character is a byte. */
  readable(line: string): string;
  /** @param wide whether the file is UTF-16 */
  line(written: string, number: number, wide: boolean): void;
  ending(kind: LineEnding, number: number): void;
  /** The data section, while its lines are read. */
  openData(): DataSection | undefined;
  /** Reports that the file is not text; nothing more is checked. */
  endAsBinary(message: string): void;
  /** The rule that reports that the rest of the file is not checked. */
  final(): FinalRule | undefined;
  end(wide: boolean): void;
  /** The data section; undefined if there is none. */
  data(): DataSection | undefined;
}

/** The letter after the tilde that begins a section. */
const letterOf = (text: string): string => text.trimStart()[1]?.toUpperCase() ?? '';

/** Checks the lines of a file, section by section. */
export function createSectionReader(
  file: string,
  config: CoreConfig,
  list: FindingList,
  watch?: Watch,
): SectionReader {
  const { report } = list;
  const faults = createTextFaults(list);
  const lineText = createLineText(faults, watch);
  const header: Header = emptyHeader();
  /** The current section; `before` the first one, `rest` if nothing more is checked. */
  let place = 'before';
  let final: FinalRule | undefined;
  /** A section with this letter came before, and its lines count. */
  let isRepeated = false;
  /** Sections after the rows. */
  const trailing = new Set<string>();
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
    if (letter === 'A' || place === 'V') final = isLas3(header) ? 'version' : undefined;
    if (final) {
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

  function endSections(wide: boolean): void {
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

  return {
    header,
    see: lineText.see,
    readable: lineText.readable,
    line(written, number, wide) {
      if (final) return;
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
    },
    ending(kind, number) {
      faults.ending(kind, number);
      watch?.ending(kind, number);
    },
    openData: () => (place === 'A' && !final ? data : undefined),
    endAsBinary(message) {
      final = 'not-las';
      report('not-las', 1, message);
    },
    final: () => final,
    end(wide) {
      if (!final && isLas3(header)) {
        final = 'version';
        reportLas3(header, report);
      }
      if (!final) endSections(wide);
    },
    data: () => data,
  };
}
