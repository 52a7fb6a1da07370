import { expect, it, test } from 'vitest';
import { checkLas } from '#tools/core/index.ts';
import type { CoreConfig } from '#tools/core/types.ts';
import { cell, column, spoilt } from './clean-las.ts';

const found = (content: string, config: CoreConfig) =>
  checkLas(content, { config }).findings.map(({ rule, severity }) => `${severity} ${rule}`);

it('switches rules off and changes their severity', () => {
  const spike = spoilt(cell(150, 1, '700'));
  expect(found(spike, {})).toEqual(['warning spike']);
  expect(found(spike, { rules: { spike: 'error' } })).toEqual(['error spike']);
  expect(found(spike, { rules: { spike: 'off' } })).toEqual([]);
  expect(found(spike, { spikeFactor: 500 })).toEqual([]);
});

it('takes ranges of one’s own for the kind’s', () => {
  expect(found(spoilt(), { ranges: { gr: [0, 90] } })).toEqual(['warning value-range']);
  const high = spoilt(column(1, (value) => `${value + 2500}`));
  expect(found(high, {})).toEqual(['warning value-range']);
  expect(found(high, { ranges: { GR: [0, 5000] } })).toEqual([]);
});

it('judges a reading once, by one’s own range too', () => {
  const spike = spoilt(cell(150, 1, '700'));
  expect(found(spike, { ranges: { GR: [0, 300] } })).toEqual(['warning value-range']);
  const hang = spoilt(column(1, (value, row) => (row < 60 ? '2500' : `${value}`)));
  expect(found(hang, {})).toEqual(['warning value-range']);
  expect(found(hang, { ranges: { GR: [0, 5000] } })).toEqual(['warning constant-run']);
  const twice = spoilt(
    column(1, (value, row) => (row < 60 ? '2500' : row > 140 && row < 195 ? '70' : `${value}`)),
  );
  expect(found(twice, {})).toEqual(['warning value-range', 'warning constant-run']);
  const low = { ranges: { GR: [0, 300] }, rules: { 'value-range': 'off' } } as const;
  expect(found(spike, low)).toEqual(['warning spike']);
});

it('reports constant runs from as many rows as are set', () => {
  const flat = spoilt(column(5, (value, row) => (row < 20 ? '8.5' : `${value}`)));
  expect(found(flat, {})).toEqual([]);
  expect(found(flat, { constantRows: 20 })).toEqual(['warning constant-run']);
});

test.each([
  [[], 'The configuration must be a JSON object.'],
  [{ rule: {} }, 'There is no key "rule". Did you mean "rules"?'],
  [
    { __proto__x: 1 },
    'There is no key "__proto__x". The keys are rules, profile, ranges, ignore, constantRows and spikeFactor.',
  ],
  [{ rules: 'off' }, '"rules" must be an object, for example { "spike": "off" }.'],
  [
    { rules: { spikes: 'off' } },
    '"rules": there is no rule "spikes". Did you mean "spike"? "core rules" lists them.',
  ],
  [{ rules: { spike: 1 } }, '"rules": "spike" must be "error", "warning", "info" or "off".'],
  [
    { ranges: { GR: [300, 0] } },
    '"ranges": "GR" must be two numbers, lowest first, for example [0, 300].',
  ],
  [{ ignore: 'a' }, '"ignore" must be a list of patterns, for example ["archive/**"].'],
  [{ constantRows: 1 }, '"constantRows" must be a whole number from 2 on.'],
  [{ spikeFactor: '9' }, '"spikeFactor" must be a number above 1.'],
])('%j is refused', (config, text) => {
  expect(() => checkLas('', { config: config as CoreConfig })).toThrow(
    expect.objectContaining({ message: text }),
  );
  expect(() => checkLas('', { config: config as CoreConfig })).toThrow(TypeError);
});
