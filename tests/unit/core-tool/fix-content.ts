import { examineLog, repairLog } from '#tools/core/fix/fix-log.ts';
import { createDiff } from '#tools/core/fix/unified-diff.ts';
import type { CoreConfig } from '#tools/core/types.ts';

/** Repairs content in memory; returns the same bytes if there is nothing to repair. */
export async function fixContent(
  content: string | Uint8Array,
  config: CoreConfig = {},
  pieceLength = Infinity,
) {
  const bytes = Buffer.from(content);
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += pieceLength) {
    pieces.push(bytes.subarray(at, at + pieceLength));
  }
  const examined = await examineLog(pieces, { config });
  const written: Uint8Array[] = [];
  let shown = '';
  const diff = createDiff('before', 'after', (text) => (shown += text));
  if (examined.plan.repairs.length === 0)
    return { ...examined, after: bytes, left: examined.result, diff: '' };
  const left = await repairLog(
    pieces,
    examined,
    { file: 'input.las', config },
    {
      write: (piece) => void written.push(piece),
      lines: diff.lines,
    },
  );
  diff.end();
  return { ...examined, after: Buffer.concat(written), left, diff: shown };
}

/** Applies a unified diff to lines; throws if it does not fit. */
export function applied(before: readonly string[], diff: string): string[] {
  const [, ...hunks] = diff.split(/^@@ -/m);
  const after: string[] = [];
  let at = 0;
  for (const hunk of hunks) {
    const [head = '', ...lines] = hunk.trimEnd().split('\n');
    const [from, length, to, newLength] = head.match(/\d+/g)!.map(Number);
    after.push(...before.slice(at, from! - 1));
    const old = lines.filter((line) => line[0] !== '+').map((line) => line.slice(1));
    const now = lines.filter((line) => line[0] !== '-').map((line) => line.slice(1));
    const isFitting =
      old.every((line, i) => line === before[from! - 1 + i]) &&
      [length, newLength, to].join() === [old.length, now.length, after.length + 1].join();
    if (!isFitting) throw new Error(`The hunk ${head} does not fit.`);
    after.push(...now);
    at = from! - 1 + old.length;
  }
  return [...after, ...before.slice(at)];
}

export type Content = string | Uint8Array;

export const linesOf = (content: Content) =>
  Buffer.from(content)
    .toString('latin1')
    .split(/\r\n|\r|\n/);

/** Returns the lines that a repair rewrites, its notes on them, and its notes on the rest. */
export async function repair(content: Content, config?: CoreConfig) {
  const { after, plan, left } = await fixContent(content, config);
  const before = new Set(linesOf(content));
  return {
    after: after.toString('latin1'),
    lines: linesOf(after).filter((line) => !before.has(line)),
    texts: plan.repairs.map(({ text }) => text),
    reasons: plan.unrepaired.map(({ rule, reason }) => `${rule}: ${reason}`),
    left: left.findings.map(({ rule }) => rule),
  };
}
