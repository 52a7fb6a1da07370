import { expect, it } from 'vitest';
import { drawCurve } from '#sites/outcrop/pages/tools/core/checker/worker/draw-curve.ts';
import { examineBlob } from '#tools/core/browser/examine-blob.ts';
import { cell, headerLines, spoilt, wrapped } from '../../core-tool/clean-las.ts';

async function draw(content: string, column: number, row: number) {
  const { header, lines } = await examineBlob(new Blob([content]), 'a.las', () => undefined);
  const line = headerLines + 1 + row;
  return drawCurve(header, column, await lines(line - 30, line + 60), line);
}

it('a curve is drawn downwards around its row, with a gap where it is null', async () => {
  const content = spoilt(cell(100, 1, '400'), cell(103, 1, '-9999'), cell(104, 1, '-999.25'));
  const plot = (await draw(content, 1, 100))!;
  expect(plot.caption).toMatch(/^GR 28\.\d+ to 400 GAPI, at 1680\.6680 to 1694\.3840 M$/);
  expect(plot.mark).toBe(33.3);
  const points = plot.path.split(/(?=[ML])/);
  expect(points).toHaveLength(89);
  expect(points[30]).toBe('L96 33.3');
  expect(points.filter((point) => point.startsWith('M'))).toHaveLength(2);
});

it('a resistivity has a logarithmic scale, and the index is drawn by row', async () => {
  expect((await draw(spoilt(), 7, 100))!.caption).toContain('OHMM, logarithmic, at');
  expect((await draw(spoilt(), 0, 100))!.caption).toBe('DEPT by row, 1680.6680 to 1694.3840 M');
});

it('a wrapped row is drawn as one row, among as many rows as in an unwrapped log', async () => {
  const content = wrapped((lines) => {
    const line = headerLines + 3 * 100 + 1;
    lines[line] = lines[line]!.replace(/^\S+/, '400');
  });
  const { header, lines } = await examineBlob(new Blob([content]), 'a.las', () => undefined);
  const line = headerLines + 1 + 3 * 100;
  const plot = drawCurve(header, 1, await lines(line - 90, line + 182), line)!;
  expect(plot.caption).toMatch(/^GR 28\.\d+ to 400 GAPI, at 1680\.6680 to 1694\.3840 M$/);
  expect(plot.mark).toBe(33.3);
  expect(plot.path.split(/(?=[ML])/)[30]).toBe('L96 33.3');
});

it('nothing is drawn for a few readings, or for a line without a row', async () => {
  expect(
    await draw(
      spoilt((lines) => void lines.splice(headerLines + 4)),
      1,
      1,
    ),
  ).toBeUndefined();
  expect(await draw(spoilt(cell(100, 1, '5 6')), 1, 100)).toBeUndefined();
});
