/** No valid row is longer; longer lines are split here. */
export const longestLine = 1 << 20;

export type LineEnding = 'CR LF' | 'LF' | 'CR';

export interface LineSplitter {
  feed(text: string): void;
  end(): void;
  /** The number of the line that begins here; undefined within a line. */
  nextLine(): number | undefined;
  /** Counts a line that another reader has accepted. */
  skipLine(): void;
}

export interface LineEvents {
  /** @param number from 1 */
  line(text: string, number: number): void;
  ending(ending: LineEnding, number: number): void;
  tooLong(number: number): void;
}

/** Splits text that arrives in pieces at LF, CR LF and CR; memory holds one line. */
export function createLineSplitter(events: LineEvents): LineSplitter {
  let rest = '';
  let number = 1;
  let cut = false;
  let endedWithCr = false;

  function keep(piece: string): void {
    if (cut) return;
    rest = rest === '' ? piece : rest + piece;
    if (rest.length <= longestLine) return;
    rest = rest.slice(0, longestLine);
    cut = true;
    events.tooLong(number);
  }

  function finish(ending: LineEnding | undefined): void {
    if (ending) events.ending(ending, number);
    events.line(rest, number);
    number += 1;
    rest = '';
    cut = false;
  }

  return {
    feed(text) {
      let from = 0;
      if (endedWithCr && text !== '') {
        endedWithCr = false;
        if (text[0] === '\n') from = 1;
        finish(from === 1 ? 'CR LF' : 'CR');
      }
      const breaks = /\r\n?|\n/g;
      breaks.lastIndex = from;
      for (let found = breaks.exec(text); found; found = breaks.exec(text)) {
        keep(text.slice(from, found.index));
        from = breaks.lastIndex;
        if (found[0] === '\r' && from === text.length) {
          endedWithCr = true;
          return;
        }
        finish(found[0] === '\n' ? 'LF' : found[0] === '\r' ? 'CR' : 'CR LF');
      }
      keep(text.slice(from));
    },
    end() {
      if (endedWithCr) finish('CR');
      else if (rest !== '') finish(undefined);
    },
    nextLine: () => (rest === '' && !cut && !endedWithCr ? number : undefined),
    skipLine: () => void (number += 1),
  };
}
