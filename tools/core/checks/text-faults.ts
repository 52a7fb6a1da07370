import type { LineEnding } from '../reading/line-splitter.ts';
import type { EncodingGuess } from '../reading/guess-encoding.ts';
import { beyondAscii } from '../reading/spell-ascii.ts';
import { describeForeign } from './encoding-fault.ts';
import { quantity } from './quantity.ts';
import type { FindingList } from './report.ts';

interface Seen {
  count: number;
  line: number;
  text: string;
}

// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const controlCharacter = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/** Collects faults of the file as text: characters, line endings, empty lines. */
export function createTextFaults({ report, wants }: FindingList) {
  const foreign: Seen & { isGuess: boolean } = { count: 0, line: 0, text: '', isGuess: false };
  const control: Seen = { count: 0, line: 0, text: '' };
  const tabs: Seen = { count: 0, line: 0, text: '' };
  const blank: Seen = { count: 0, line: 0, text: '' };
  const endings = new Map<LineEnding, number>();
  let lastEnding: LineEnding | undefined;
  const strict = { tabs: wants('tab'), blank: wants('blank-line') };
  /** Empty lines not yet followed by another line of their section. */
  const open = { count: 0, line: 0 };

  function see(seen: Seen, line: number, text: string, count = 1): void {
    if (seen.count === 0) Object.assign(seen, { line, text });
    seen.count += count;
  }

  function more({ count }: Seen): string {
    return count > 1 ? `, and on ${quantity(count - 1, 'more line')}` : '';
  }

  return {
    /** @param text as a person reads it; if `isGuess`, each character is a byte */
    oddLine(text: string, line: number, isGuess: boolean): void {
      if (beyondAscii.test(text)) {
        if (foreign.count === 0) foreign.isGuess = isGuess;
        see(foreign, line, text);
      }
      if (controlCharacter.test(text)) see(control, line, text);
    },
    ending(ending: LineEnding, line: number): void {
      if (ending === lastEnding) return;
      lastEnding = ending;
      if (!endings.has(ending)) endings.set(ending, line);
    },
    /** Receives a line of a section, except the one that begins it. */
    sectionLine(section: string, text: string, line: number): void {
      if (strict.blank) {
        if (text.trim() === '') {
          if (open.count === 0) open.line = line;
          open.count += 1;
        } else if (open.count > 0) {
          see(blank, open.line, section, open.count);
          open.count = 0;
        }
      }
      if (!strict.tabs || !text.includes('\t')) return;
      const separates = section === 'A' ? /\S\t\s*\S/ : /^[^.]*\.\S*\t/;
      if (section !== 'O' && separates.test(text)) see(tabs, line, text);
    },
    /** @param isLast whether no other section follows, so that empty lines end the file */
    sectionEnd(section: string, isLast: boolean): void {
      if (open.count > 0 && !isLast) see(blank, open.line, section, open.count);
      open.count = 0;
    },
    /** @param wide whether the file is UTF-16, which is reported once */
    end(wide: boolean, guess: EncodingGuess | undefined): void {
      if (foreign.count > 0 && !wide) {
        const { message, details } = describeForeign(foreign, more(foreign), guess);
        report('encoding', foreign.line, message, details);
      }
      if (control.count > 0) {
        const code = controlCharacter.exec(control.text)![0].charCodeAt(0);
        const name = code.toString(16).toUpperCase().padStart(2, '0');
        report(
          'control-character',
          control.line,
          `The control character ${name} (hexadecimal) is on this line${more(control)}. Remove it.`,
        );
      }
      if (tabs.count > 0) {
        report('tab', tabs.line, `A tab is used instead of a space${more(tabs)}. Write spaces.`);
      }
      if (blank.count > 0) {
        const [lines, it] =
          blank.count === 1
            ? [`There is an empty line in ~${blank.text}`, 'it']
            : [
                `There are ${blank.count} empty lines in sections, the first in ~${blank.text}`,
                'them',
              ];
        report('blank-line', blank.line, `${lines}. Remove ${it}.`);
      }
      if (endings.size > 1) {
        const at = Math.max(...endings.values());
        const kinds = [...endings.keys()].join(' and ');
        report(
          'line-ending',
          at,
          `Line endings are mixed: ${kinds}. Save with one kind throughout.`,
          { actual: kinds },
        );
      }
    },
  };
}
