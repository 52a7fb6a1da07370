import { describe, expect, it } from 'vitest';
import {
  gammaBins,
  gammaSamples,
  meanWithNulls,
  meanWithout,
  nullCount,
} from '#sites/outcrop/pages/company/analysis/gamma-samples.ts';
import {
  badHoleInches,
  densityOf,
  logReadings,
} from '#sites/outcrop/pages/company/analysis/log-readings.ts';
import { randomFrom } from '#sites/outcrop/pages/company/analysis/random-from.ts';
import {
  errorByBlock,
  errorByFold,
  wells,
} from '#sites/outcrop/pages/company/analysis/well-survey.ts';

it('draws the same numbers for a seed everywhere, because the page is prerendered and drawn again', () => {
  const random = randomFrom(1);
  expect([random(), random()].map((value) => Math.round(value * 2 ** 32))).toEqual([
    1015568748, 1586005467,
  ]);
});

describe('what the captions of the figures say', () => {
  it('Fig. 1: every sample is drawn, and the zeros stand alone in the first bar', () => {
    expect(gammaSamples).toHaveLength(900);
    expect(gammaBins.reduce((sum, count) => sum + count)).toBe(900);
    expect(nullCount).toBe(58 + 26);
    expect(gammaBins[0]).toBe(nullCount);
    expect([meanWithout.toFixed(1), meanWithNulls.toFixed(1)]).toEqual(['72.6', '65.8']);
    expect(meanWithNulls).toBeCloseTo((meanWithout * (900 - nullCount)) / 900, 10);
  });

  it('Fig. 2: the readings of the washed-out stretch are the lightest for their porosity', () => {
    expect(densityOf(2.71, 0)).toBe(2.71);
    expect(densityOf(2.65, 1)).toBe(1);
    const misfit = ({ neutron, density }: (typeof logReadings)[number]) =>
      densityOf(2.65, neutron + 0.04) - density;
    const bad = logReadings.filter(({ washout }) => washout > badHoleInches);
    const good = logReadings.filter(({ washout }) => washout <= badHoleInches);
    expect([bad.length, good.length]).toEqual([6, 66]);
    expect(Math.min(...bad.map(misfit))).toBeGreaterThan(Math.max(...good.map(misfit)));
  });

  it('Fig. 3: predictions are worse for a field that was held back than for wells held back at random', () => {
    expect(wells).toHaveLength(90);
    expect(new Set(wells.map(({ block }) => block)).size).toBe(5);
    expect([errorByFold.toFixed(1), errorByBlock.toFixed(1)]).toEqual(['2.4', '6.8']);
  });
});
