import { expect, it } from 'vitest';
import { volume } from '#sites/outcrop/samples/products/faulty-las-files.ts';
import { readings } from '#sites/outcrop/pages/tools/aquatest/sample-report.ts';
import { sampleFindings } from '#sites/outcrop/pages/tools/core/findings.ts';
import { specimens } from '#sites/outcrop/pages/tools/core/specimen.ts';
import { callSentences, paragraphs } from '#sites/outcrop/pages/tools/proposal/call-and-answer.ts';
import { controlPoints, rmsOf } from '#sites/outcrop/pages/tools/geodata/sheet-geometry.ts';

it("the specimens are pieces of the workbook's files, line by line", () => {
  for (const { file, cuts } of specimens) {
    const lines = volume.attachments!.find(({ name }) => name === file)!.text.split(/\r?\n/);
    for (const { first, lines: shown } of cuts) {
      expect(shown, file).toEqual(lines.slice(first - 1, first - 1 + shown.length));
    }
  }
});

it('every finding of the print-out has its line among the specimens', () => {
  expect(sampleFindings.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  for (const { file, line, message } of sampleFindings) {
    const cuts = specimens.find((each) => each.file === file)?.cuts ?? [];
    const isShown = cuts.some(({ first, lines }) => line >= first && line < first + lines.length);
    expect(isShown, `${file}:${line}`).toBe(true);
    expect(message).not.toBe('');
  }
});

it("the sample report flags by Health Canada's value, WATCH from 80 % of it", () => {
  for (const { parameter, found, healthCanada, flag } of readings) {
    const [value, limit] = [Number(found), Number(healthCanada)];
    const expected = value > limit ? 'EXCEEDS' : value > 0 && value >= 0.8 * limit ? 'WATCH' : 'OK';
    expect([parameter, flag]).toEqual([parameter, expected]);
  }
});

it('shows the actual guideline values', () => {
  const values = readings.map(({ parameter, unit, healthCanada, who }) =>
    [parameter, healthCanada, who, unit].join(' '),
  );
  expect(values).toEqual([
    'E. coli 0 0 per 100 mL',
    'Nitrate, as NO₃ 45 50 mg/L',
    'Lead 5 10 µg/L',
    'Arsenic 10 10 µg/L',
    'Fluoride 1.5 1.5 mg/L',
  ]);
});

it('the residuals are what an affine fit leaves over, and their RMS is as printed', () => {
  const weights = [() => 1, ({ x }: { x: number }) => x, ({ y }: { y: number }) => y];
  const sum = (of: (point: (typeof controlPoints)[number]) => number) =>
    controlPoints.reduce((total, point) => total + of(point), 0);
  for (const weight of weights) {
    // Each residual is rounded to a decimetre.
    const rounding = 0.05 * sum(weight);
    for (const of of ['east', 'north'] as const) {
      expect(Math.abs(sum((point) => weight(point) * point[of]))).toBeLessThanOrEqual(rounding);
    }
  }
  const { metres, millimetresOnPaper } = rmsOf(controlPoints);
  expect([metres.toFixed(1), millimetresOnPaper.toFixed(2)]).toEqual(['9.1', '0.18']);
});

it('the drawn proposal answers every sentence of its call, and names no other', () => {
  const answered = new Set<string>(paragraphs.flatMap(({ answers }) => answers));
  expect([...answered].toSorted()).toEqual(callSentences.map(({ id }) => id));
});
