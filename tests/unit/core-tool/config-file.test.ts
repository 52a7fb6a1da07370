import fc from 'fast-check';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { propertyRuns } from '#tests/support/tier.ts';
import { JsonError, readLocatedJson } from '#tools/core/config/located-json.ts';
import { cell, spoilt } from './clean-las.ts';
import { folderWith, runCore } from './run-core.ts';

const spike = spoilt(cell(150, 1, '700'));

describe('core.config.json', () => {
  const folder = folderWith({
    'core.config.json': '{ "rules": { "spike": "off" }, "ignore": ["logs/old/**"] }',
    'logs/a.las': spike,
    'logs/old/b.las': 'no log',
    'own/core.config.json': '{}',
    'own/deep/c.las': spike,
  });

  it('is searched upward, and its patterns start where it is', async () => {
    for (const below of ['.', 'logs']) {
      const result = await runCore(
        'check .',
        path.join(folder, below, below === '.' ? 'logs' : ''),
      );
      expect([below, result.printed, result.code]).toEqual([below, 'No problems in 1 file.\n', 0]);
    }
  });

  it('is read from the nearest folder only', async () => {
    expect((await runCore('check .', path.join(folder, 'own/deep'))).printed).toContain('spike');
    const named = await runCore(
      'check . --config ../../core.config.json',
      path.join(folder, 'own/deep'),
    );
    expect(named.printed).toBe('No problems in 1 file.\n');
  });

  it('is named by its path if it is wrong', async () => {
    const wrong = folderWith({ 'core.config.json': '{\n  "rule": {}\n}', 'logs/a.las': spike });
    expect(await runCore('check .', path.join(wrong, 'logs'))).toEqual({
      code: 2,
      printed: '',
      complained: 'core: ../core.config.json:2: There is no key "rule". Did you mean "rules"?\n',
    });
  });
});

test.each([
  [
    '{\n  "rules": {\n    "spike": "of"\n  }\n}',
    3,
    '"rules": "spike" must be "error", "warning", "info" or "off".',
  ],
  [
    '{\n  "ranges": {\n    "GR": [0, 300],\n\n    "SP": [5]\n  }\n}',
    5,
    '"ranges": "SP" must be two numbers, lowest first, for example [0, 300].',
  ],
  [
    '{\n  "constantRows": 50,\n  "spikeFactor":\n    1\n}',
    3,
    '"spikeFactor" must be a number above 1.',
  ],
  [
    '{\n  "required": {\n    "curves": [\n      "GR",\n      7\n    ]\n  }\n}',
    5,
    '"required": "curves", entry 2 must be a name, or a list of names of which one is enough.',
  ],
  [
    '{\n  "overrides": [\n    { "files": ["a"] },\n    {\n      "files": ["b"],\n      "rules": {\n        "spike": "of"\n      }\n    }\n  ]\n}',
    7,
    '"overrides", entry 2: "rules": "spike" must be "error", "warning", "info" or "off".',
  ],
  [
    '{\n  "overrides": [\n    { "files": ["a"] },\n    {}\n  ]\n}',
    4,
    '"overrides", entry 2 must name "files", "curves" or both.',
  ],
  ['\n[]', 1, 'The configuration must be a JSON object.'],
  [
    '{\n  "rules": {},\n  "rules": {}\n}',
    3,
    'This is not JSON. The key "rules" occurs a second time.',
  ],
  [
    '{\n  "rules": {},\n}',
    3,
    'This is not JSON. Expected a key in quotation marks, but found "}".',
  ],
  [
    '{\n  rules: {} }',
    2,
    'This is not JSON. Expected a key in quotation marks, but found "rules:".',
  ],
  ['{ "rules" {} }', 1, 'This is not JSON. Expected ":", but found "{}".'],
  ['{ "ignore": ["a"\n"b"] }', 2, 'This is not JSON. Expected "," or "]", but found ""b"]".'],
  ['{ "ignore": [.5] }', 1, 'This is not JSON. Expected a value, but found ".5]".'],
  ['{}\n}', 2, 'This is not JSON. Expected the end of the file, but found "}".'],
])('%j: the fault on line %i', async (text, line, message) => {
  const folder = folderWith({ 'a.las': spike, 'c.json': text });
  const { complained } = await runCore('check a.las --config c.json', folder);
  expect(complained).toBe(`core: c.json:${line}: ${message}\n`);
});

it('refuses a configuration that is nested too deeply', () => {
  expect(() => readLocatedJson('['.repeat(1_000_000))).toThrow(JsonError);
});

it('reads what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, 2, '\t'), (text, indent) => {
      const value: unknown = JSON.parse(text);
      expect(readLocatedJson(JSON.stringify(value, null, indent)).value).toEqual(value);
    }),
    { numRuns: propertyRuns(200) },
  );
});

it('refuses what JSON.parse refuses', () => {
  const spoilt = fc.tuple(fc.json(), fc.nat(40), fc.string({ maxLength: 2 }));
  fc.assert(
    fc.property(spoilt, ([json, at, text]) => {
      const content = json.slice(0, at) + text + json.slice(at);
      let isJson = true;
      try {
        JSON.parse(content);
      } catch {
        isJson = false;
      }
      if (isJson) return;
      expect(() => readLocatedJson(content)).toThrow(JsonError);
    }),
    { numRuns: propertyRuns(300) },
  );
});
