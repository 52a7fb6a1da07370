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

it('replaces the range of a kind by a configured one', () => {
  expect(found(spoilt(), { ranges: { gr: [0, 90] } })).toEqual(['warning value-range']);
  const high = spoilt(column(1, (value) => `${value + 2500}`));
  expect(found(high, {})).toEqual(['warning value-range']);
  expect(found(high, { ranges: { GR: [0, 5000] } })).toEqual([]);
});

it('reports a reading once, even with a configured range', () => {
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

it('reports constant runs from the configured number of rows', () => {
  const flat = spoilt(column(5, (value, row) => (row < 20 ? '8.5' : `${value}`)));
  expect(found(flat, {})).toEqual([]);
  expect(found(flat, { constantRows: 20 })).toEqual(['warning constant-run']);
});

test.each([
  [[], 'The configuration must be a JSON object.'],
  [{ rule: {} }, 'There is no key "rule". Did you mean "rules"?'],
  [
    { __proto__x: 1 },
    'There is no key "__proto__x". The keys are profile, rules, ranges, units, required, naming, constantRows, spikeFactor, aliases, overrides and ignore.',
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
  [{ aliases: ['GR'] }, '"aliases" must be an object, for example { "GR": ["SGR", "GR_*"] }.'],
  [
    { aliases: { GR: 'SGR' } },
    '"aliases": "GR" must be a list of names, for example ["SGR", "GR_*"].',
  ],
  [{ aliases: { GR: ['X'], SP: ['x'] } }, '"aliases": "x" cannot count as "GR" and as "SP".'],
  [{ required: { curve: ['GR'] } }, '"required": there is no key "curve". Did you mean "curves"?'],
  [
    { required: { curves: 'GR' } },
    '"required": "curves" must be a list of names, for example ["GR", "RHOB"].',
  ],
  [
    { required: { well: ['UWI', []] } },
    '"required": "well", entry 2 must be a name, or a list of names of which one is enough.',
  ],
  [
    { units: { GR: 'GAPI' } },
    '"units": "GR" must be a list of units, for example ["G/C3", "K/M3"].',
  ],
  [{ units: { GR: [] } }, '"units": "GR" must be a list of units, for example ["G/C3", "K/M3"].'],
  [{ naming: { well: 'A' } }, '"naming": there is no key "well". Did you mean "wells"?'],
  [
    { naming: { wells: '(' } },
    '"naming": "wells" must be a regular expression, for example "[A-Z][A-Z0-9_]*". This one is not: Unterminated group.',
  ],
  [{ naming: [] }, '"naming" must be an object, for example { "wells": "[A-Z]+ [0-9]+" }.'],
  [{ overrides: {} }, '"overrides" must be a list of objects.'],
  [
    { overrides: ['a'] },
    '"overrides", entry 1 must be an object, for example { "files": ["old/**"], "rules": { "spike": "off" } }.',
  ],
  [{ overrides: [{ rules: {} }] }, '"overrides", entry 1 must name "files", "curves" or both.'],
  [
    { overrides: [{ files: ['a'] }, { file: ['a'] }] },
    '"overrides", entry 2: there is no key "file". Did you mean "files"?',
  ],
  [
    { overrides: [{ files: [] }] },
    '"overrides", entry 1: "files" must be a list of patterns, for example ["archive/**"].',
  ],
  [
    { overrides: [{ curves: ['GR'], ranges: {} }] },
    '"overrides", entry 1: there is no key "ranges". Did you mean "range"?',
  ],
  [
    { overrides: [{ curves: ['GR'], required: {} }] },
    '"overrides", entry 1: there is no key "required". The keys are files, curves, rules, range, constantRows and spikeFactor.',
  ],
  [
    { overrides: [{ files: ['a'], rules: { spikes: 'off' } }] },
    '"overrides", entry 1: "rules": there is no rule "spikes". Did you mean "spike"? "core rules" lists them.',
  ],
  [
    { overrides: [{ files: ['a'], overrides: [] }] },
    '"overrides", entry 1: there is no key "overrides". The keys are files, curves, profile, rules, ranges, units, required, naming, constantRows and spikeFactor.',
  ],
  [{ constantRows: 1 }, '"constantRows" must be a whole number of at least 2.'],
  [{ spikeFactor: '9' }, '"spikeFactor" must be a number above 1.'],
])('%j is refused', (config, text) => {
  expect(() => checkLas('', { config: config as CoreConfig })).toThrow(
    expect.objectContaining({ message: text }),
  );
  expect(() => checkLas('', { config: config as CoreConfig })).toThrow(TypeError);
});
