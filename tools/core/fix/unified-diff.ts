import { plain } from '../cli/complain.ts';
import type { RewriteEvents } from './rewriter.ts';

const around = 3;

interface Hunk {
  from: number;
  to: number;
  lines: string[];
  /** Changed lines not yet followed by an equal line. */
  removed: string[];
  added: string[];
  /** Equal lines at its end so far. */
  tail: number;
}

/**
 * Writes a unified diff of lines that arrive in order. Lines that differ only in their ending count as equal.
 * @param print receives whole hunks, the first one preceded by the names of both files
 */
export function createDiff(before: string, after: string, print: (text: string) => void) {
  /** The last equal lines. */
  let context: string[] = [];
  let hunk: Hunk | undefined;
  /** How many lines longer the new file is so far. */
  let shift = 0;
  let isNamed = false;

  function settle(to: Hunk): void {
    // One call of push with all lines of a large hunk would exceed the stack.
    for (const line of to.removed) to.lines.push(`-${line}`);
    for (const line of to.added) to.lines.push(`+${line}`);
    to.removed = [];
    to.added = [];
  }

  function close(): void {
    if (!hunk) return;
    settle(hunk);
    const lines = hunk.lines.slice(0, hunk.lines.length - Math.max(0, hunk.tail - around));
    const length = (sign: string) => lines.filter((line) => line[0] !== sign).length;
    if (!isNamed) print(`--- ${plain(before)}\n+++ ${plain(after)}\n`);
    isNamed = true;
    const head = `@@ -${hunk.from},${length('+')} +${hunk.to},${length('-')} @@`;
    print([head, ...lines, ''].join('\n'));
    hunk = undefined;
  }

  function keep(line: string): void {
    context = [...context.slice(1 - around), line];
    if (!hunk) return;
    settle(hunk);
    hunk.lines.push(` ${line}`);
    hunk.tail += 1;
    if (hunk.tail > 2 * around) close();
  }

  const lines: RewriteEvents['lines'] = (number, old, now) => {
    if (old.length === now.length && old.every((line, at) => line === now[at])) {
      old.map(shown).forEach(keep);
      return;
    }
    const from = number - context.length;
    const first = context.map((line) => ` ${line}`);
    hunk ??= { from, to: from + shift, lines: first, removed: [], added: [], tail: 0 };
    for (const line of old) hunk.removed.push(shown(line));
    for (const line of now) hunk.added.push(shown(line));
    hunk.tail = 0;
    shift += now.length - old.length;
    context = [];
  };
  return { lines, end: close };
}

/** Removes control characters except tabs, since a tab may be the difference. */
function shown(text: string): string {
  return text.split('\t').map(plain).join('\t');
}
