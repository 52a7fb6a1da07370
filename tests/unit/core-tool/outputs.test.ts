import { existsSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { coreRules } from '#shared/core-rules/core-rules.ts';
import { coreRelease } from '#tools/core/release.ts';
import { formats } from '#tools/core/cli/formats/formats.ts';
import type { CheckResult } from '#tools/core/types.ts';
import { cell, inHeader, spoilt, without } from './clean-las.ts';
import { folderWith, runCore } from './run-core.ts';

const spike = spoilt(cell(150, 1, '700'), inHeader('NONE', 'NO %, "<A>": & B'));
const folder = folderWith({
  'clean.las': spoilt(),
  'a b,c.las': spike,
  'stars.las': spoilt(cell(7, 2, '**')),
});

it('JSON contains what the header says about the well', async () => {
  const { printed } = await runCore('check clean.las --format json', folder);
  const [result] = JSON.parse(printed) as CheckResult[];
  expect(result).toMatchObject({ first: 1670, last: 1700.3276, rows: 200 });
  expect(result!.header).toEqual({
    ...{ version: '2.0', well: 'CLEAN 1', uwi: '0001', company: 'EXAMPLE', field: 'NONE' },
    unit: 'M',
  });
});

it('JSON has the API number if there is no UWI, and no depths without rows', async () => {
  const text = spoilt(inHeader('UWI .', 'API .'), (lines) => void lines.splice(28));
  const { printed } = await runCore('check a.las --format json', folderWith({ 'a.las': text }));
  const [result] = JSON.parse(printed) as CheckResult[];
  expect(result).toMatchObject({ first: null, last: null, header: { uwi: '0001' } });
});

describe('SARIF', () => {
  interface Sarif {
    version: string;
    runs: [
      {
        tool: { driver: { semanticVersion: string; rules: { id: string }[] } };
        invocations: [
          {
            executionSuccessful: boolean;
            toolExecutionNotifications: { message: { text: string } }[];
          },
        ];
        results: {
          ruleId: string;
          ruleIndex: number;
          level: string;
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: string };
                region: { startLine: number };
              };
            },
          ];
          properties?: Record<string, string>;
        }[];
      },
    ];
  }
  const sarif = async (words: string) =>
    JSON.parse((await runCore(`check ${words} --format sarif`, folder)).printed) as Sarif;

  it('describes every rule and finding', async () => {
    const { version, runs } = await sarif('. --severity info');
    expect(version).toBe('2.1.0');
    const { driver } = runs[0].tool;
    expect(driver.semanticVersion).toBe(coreRelease.version);
    expect(driver.rules.map(({ id }) => id)).toEqual(coreRules.map(({ id }) => id));
    expect(runs[0].invocations[0].executionSuccessful).toBe(true);
    const found = runs[0].results.map(({ ruleId, ruleIndex, level, locations }) => {
      const { artifactLocation, region } = locations[0].physicalLocation;
      expect(driver.rules[ruleIndex]!.id).toBe(ruleId);
      return [ruleId, level, artifactLocation.uri, region.startLine];
    });
    expect(found).toEqual([
      ['spike', 'warning', 'a%20b%2Cc.las', 179],
      ['value-format', 'error', 'stars.las', 36],
    ]);
  });

  it('names what could not be read, and the section of the standard', async () => {
    const { runs } = await sarif('lost.las stars.las --profile las-2.0');
    expect(runs[0].invocations[0]).toMatchObject({
      executionSuccessful: false,
      toolExecutionNotifications: [
        { message: { text: 'lost.las: There is no such file or folder.' } },
      ],
    });
    const stars = runs[0].results.find(({ ruleId }) => ruleId === 'value-format');
    expect(stars!.properties).toEqual({
      ...{ curve: 'RHOB', expected: 'a number', actual: '**', clause: 'LAS 2.0, section 3.0' },
    });
  });
});

it('GitHub shows findings beside their lines', async () => {
  const { printed } = await runCore('check . --format github', folder);
  expect(printed.split('\n')).toEqual([
    expect.stringMatching(
      /^::warning file=a b%2Cc\.las,line=179,title=spike::GR is 700 in a single row/,
    ),
    '::error file=stars.las,line=36,title=value-format::RHOB is "**": a number that did not fit its column. Write the null value.',
    '',
  ]);
});

it('JUnit has a test case per file', async () => {
  const words = 'check clean.las stars.las lost&found.las --format junit';
  const { printed } = await runCore(words, folder);
  const [, at] = /timestamp="([^"]+)"/.exec(printed)!;
  expect(Math.abs(Date.now() - Date.parse(`${at!}Z`))).toBeLessThan(60_000);
  const still = printed
    .replace(at!, 'T')
    .replaceAll(/time="\d+\.\d{3}"/g, 'time="S"')
    .replace(`hostname="${hostname()}"`, 'hostname="H"');
  expect(still).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
<testsuite name="core check" tests="3" failures="1" errors="1" timestamp="T" time="S" hostname="H" package="core" id="0">
<properties>
<property name="core.version" value="${coreRelease.version}"/>
</properties>
<testcase classname="core" name="clean.las" time="S"/>
<testcase classname="core" name="stars.las" time="S">
<failure message="1 problem" type="value-format">stars.las:36 error value-format: RHOB is &quot;**&quot;: a number that did not fit its column. Write the null value.</failure>
</testcase>
<testcase classname="core" name="lost&amp;found.las" time="S">
<error message="lost&amp;found.las: There is no such file or folder." type="unreadable"/>
</testcase>
<system-out/>
<system-err/>
</testsuite>
</testsuites>
`);
});

test.each(Object.keys(formats))('%s reports no finding for a clean file', async (format) => {
  const { printed, complained, code } = await runCore(`check clean.las --format ${format}`, folder);
  expect([complained, code]).toEqual(['', 0]);
  expect(printed).not.toMatch(/spike::|value-format::|<failure|"ruleId"/);
});

describe('--fail-on', () => {
  test.each([
    ['a?b,c.las', 1],
    ['a?b,c.las --fail-on error', 0],
    ['a?b,c.las --fail-on warning --severity error', 1],
    ['stars.las --fail-on error', 1],
    ['stars.las --fail-on never', 0],
    ['lost.las --fail-on never', 2],
  ])('core check %s: %i', async (words, code) => {
    expect((await runCore(`check ${words}`, folder)).code).toBe(code);
  });

  it('shows findings that do not make it fail', async () => {
    const { printed } = await runCore('check stars.las --fail-on never', folder);
    expect(printed).toContain('value-format');
  });
});

describe('--output', () => {
  it('writes the output to the file, and prints nothing', async () => {
    const { printed } = await runCore('check . --format csv', folder);
    const result = await runCore('check . --format csv --output found.csv', folder);
    expect(result).toEqual({ code: 1, printed: '', complained: '' });
    expect(readFileSync(path.join(folder, 'found.csv'), 'utf8')).toBe(printed);
  });

  it('says why a file cannot be written', async () => {
    const result = await runCore('check clean.las -o lost/found.csv', folder);
    expect(result.code).toBe(2);
    expect(result.complained).toBe('core: lost/found.csv: There is no such folder.\n');
    expect(existsSync(path.join(folder, 'lost'))).toBe(false);
  });
});

it('reads standard input for a file named -', async () => {
  const { printed, code } = await runCore('check - clean.las', folder, spoilt(without(' NULL')));
  expect([printed, code]).toEqual([
    'stdin:4  error  well-item\n  NULL is missing from the well section. Add it.\n1 problem in 2 files: 1 error.\n',
    1,
  ]);
});
