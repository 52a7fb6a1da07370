import { expect, it } from 'vitest';
import type { FindingView } from '#sites/outcrop/pages/tools/core/checker/worker-messages.ts';
import {
  moreOf,
  writeReport,
} from '#sites/outcrop/pages/tools/core/checker/worker/write-report.ts';
import { examineBlob } from '#tools/core/browser/examine-blob.ts';
import { headerLines, spoilt, wrapped } from '../../core-tool/clean-las.ts';

/** Every fourth row is missing, removed from last to first so that the positions stay valid. */
const withGaps = spoilt((lines) => {
  for (let row = 120; row > 0; row -= 4) lines.splice(headerLines + row, 1);
});

/** A checked file, whose lines are read from the blob that `current` returns. */
async function examine(content: string) {
  let current = new Blob([content]);
  const slice = (from?: number, to?: number) => current.slice(from, to);
  const blob = { size: current.size, slice } as Blob;
  const log = await examineBlob(blob, 'a.las', () => undefined);
  const remove = () => {
    current = { slice: () => current, size: blob.size } as Blob;
    current.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  };
  return { log, remove };
}

it('shows the first findings of a rule, and more from an index on', async () => {
  const { log } = await examine(withGaps);
  const { groups } = await writeReport(log);
  const { count, findings } = groups
    .flatMap(({ rules }) => rules)
    .find(({ id }) => id === 'depth-gap')!;
  expect(count).toBe(30);
  // Three rows follow each other before each gap.
  const lineOf = (gap: number) => headerLines + 5 + 3 * gap;
  expect(findings.map(({ line }) => line)).toEqual([0, 1, 2].map(lineOf));
  const more = await moreOf(log, 'depth-gap', 3);
  expect([more.from, more.findings.length]).toEqual([3, 20]);
  const [{ line, lines, plot }] = more.findings as [FindingView];
  expect(line).toBe(lineOf(3));
  expect(lines.map(({ number }) => number)).toEqual([-2, -1, 0, 1, 2].map((n) => line + n));
  expect(lines[2]!.pieces[1]).toMatch(/^1\d{3}\.\d{4}$/);
  expect(plot).toBeDefined();
});

it('shows the findings of a rule from a line on, and the last ones beyond the end', async () => {
  const { log } = await examine(withGaps);
  const lineOf = (gap: number) => headerLines + 5 + 3 * gap;
  const at = async (line: number) => {
    const { from, findings } = await moreOf(log, 'depth-gap', { line }, 4);
    return [from, ...findings.map((one) => one.line)];
  };
  expect(await at(lineOf(7))).toEqual([7, ...[7, 8, 9, 10].map(lineOf)]);
  expect(await at(lineOf(7) + 1)).toEqual([8, ...[8, 9, 10, 11].map(lineOf)]);
  expect(await at(1)).toEqual([0, ...[0, 1, 2, 3].map(lineOf)]);
  expect(await at(lineOf(28))).toEqual([28, ...[28, 29].map(lineOf)]);
  expect(await at(1_000_000)).toEqual([26, ...[26, 27, 28, 29].map(lineOf)]);
});

it('marks the value of a wrapped row where it is, and draws its curve', async () => {
  const line = headerLines + 1 + 3 * 100;
  const spike = wrapped((lines) => {
    lines[line] = lines[line]!.replace(/^\S+/, '700');
  });
  const { log } = await examine(spike);
  const { groups } = await writeReport(log);
  const [found] = groups.flatMap(({ rules }) => rules.flatMap(({ findings }) => findings));
  expect(found).toMatchObject({ line, plot: { mark: 33.3 } });
  expect(found!.lines.map(({ number }) => number - line)).toEqual([-2, -1, 0, 1, 2, 3]);
  expect(found!.lines.map(({ pieces }) => pieces[1])).toEqual(['', '', '', '700', '', '']);
});

it('shows the findings of a file that was removed after its check', async () => {
  const { log, remove } = await examine(withGaps);
  remove();
  const { groups } = await writeReport(log);
  const gaps = groups.flatMap(({ rules }) => rules).find(({ id }) => id === 'depth-gap')!;
  expect(gaps.findings[0]).toMatchObject({
    message: expect.stringContaining('missing between') as string,
    lines: [],
  });
  expect((await moreOf(log, 'depth-gap', 3)).findings).toHaveLength(20);
});

it('does not say twice that a file is not a LAS file', async () => {
  const { log } = await examine('Dear all,\n');
  expect(await writeReport(log)).toEqual({
    heading: 'This is not a LAS file',
    facts: [],
    refusal: 'No line begins with a tilde. It begins with "Dear all,".',
    groups: [],
  });
});
