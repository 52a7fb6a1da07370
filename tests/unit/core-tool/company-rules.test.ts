import { describe, expect, it, test } from 'vitest';
import { checkLas } from '#tools/core/index.ts';
import type { CoreConfig } from '#tools/core/types.ts';
import { cell, inHeader, spoilt } from './clean-las.ts';
import { companyCases } from './company-cases.ts';
import { folderWith, runCore } from './run-core.ts';

test.each(companyCases)('%s', (_, config, content, found) => {
  const { findings } = checkLas(content, { config });
  expect(findings.map(({ line, severity, rule }) => `${line} ${severity} ${rule}`)).toEqual(found);
});

const facts = (content: string, config: CoreConfig, file?: string) =>
  checkLas(content, { config, ...(file !== undefined && { file }) }).findings.map(
    ({ message, curve, expected, actual }) => [message, curve, expected, actual],
  );

it('says what is expected and what is there', () => {
  const aliases = { RDEEP: ['LLD', 'RT_*'] };
  expect(
    facts(spoilt(), { aliases, required: { curves: ['RDEEP'], well: [['LIC', 'PERMIT']] } }),
  ).toEqual([
    [
      'LIC or PERMIT is required and missing from the well section. Fill it in from the print.',
      undefined,
      'LIC or PERMIT',
      undefined,
    ],
    [
      'RDEEP is required, but no curve is called RDEEP, LLD or RT_*. Ask for it.',
      'RDEEP',
      'RDEEP, LLD or RT_*',
      undefined,
    ],
  ]);
  expect(facts(spoilt(), { units: { GR: ['API', 'CPS'] } })).toEqual([
    ['GR is in GAPI. The configuration allows API or CPS.', 'GR', 'API or CPS', 'GAPI'],
  ]);
  expect(facts(spoilt(), { naming: { files: '[a-z]+-\\d+\\.las' } }, 'in/Well 7.las')).toEqual([
    [
      'The file\'s name "Well 7.las" does not match "[a-z]+-\\\\d+\\\\.las". Rename it.',
      undefined,
      '[a-z]+-\\d+\\.las',
      'Well 7.las',
    ],
  ]);
});

it('names only the curves for which the rule is on', () => {
  const off: CoreConfig = { overrides: [{ curves: ['SP'], rules: { 'null-value': 'off' } }] };
  expect(facts(spoilt(cell(3, 1, '-9999'), cell(3, 6, '-9999')), off)[0]![1]).toBe('GR');
});

it('matches no pattern to a very long name, which would take too long', { timeout: 20_000 }, () => {
  const long = spoilt(inHeader(' CALI.IN', ` ${'A'.repeat(900_000)}B.IN`));
  const config: CoreConfig = {
    naming: { curves: '(A+)+|.*' },
    aliases: { CALI: [`${'*A'.repeat(40)}`] },
    required: { curves: ['CALI'] },
  };
  const { findings } = checkLas(long, { config });
  expect(findings.map(({ rule }) => rule)).toEqual(['required-curve', 'naming']);
});

describe('overrides by file', () => {
  const spike = spoilt(cell(150, 1, '700'));
  const config: CoreConfig = {
    naming: { files: '[ab]\\.las' },
    overrides: [
      { files: ['old/**'], rules: { spike: 'off' }, naming: { files: '.*' } },
      { files: ['old/b.las'], required: { curves: ['XX'] }, rules: { 'required-curve': 'info' } },
      { files: ['old/c.las', 'other/**'], curves: ['GR'], rules: { spike: 'error' } },
    ],
  };
  const folder = folderWith({
    'core.config.json': JSON.stringify(config),
    'a.las': spike,
    'c.las': spoilt(),
    'old/a.las': spike,
    'old/b.las': spike,
    'old/c.las': spike,
  });
  const lines = async (command: string, below: string) => {
    const { printed } = await runCore(`${command} --severity info --format csv`, below);
    const rows = printed.split('\r\n').slice(1, -1);
    return rows.map((one) => one.split(',').slice(0, 4).join(' '));
  };

  it('apply to the files that match their patterns, from the folder of the configuration', async () => {
    expect(await lines('check .', folder)).toEqual([
      'a.las 179 spike warning',
      'c.las 1 naming warning',
      'old/b.las 17 required-curve info',
      'old/c.las 179 spike error',
    ]);
    expect(await lines('check .', `${folder}/old`)).toEqual([
      'b.las 17 required-curve info',
      'c.las 179 spike error',
    ]);
  });

  it('apply in the library, by the name that it is given', () => {
    const found = (file: string) => checkLas(spike, { file, config }).findings.map((f) => f.rule);
    expect(found('a.las')).toEqual(['spike']);
    expect(found('old\\a.las')).toEqual([]);
  });

  it('take precedence over the options of the command', async () => {
    const strict = folderWith({
      'core.config.json': '{ "overrides": [{ "files": ["a.las"], "rules": { "tab": "off" } }] }',
      'a.las': spoilt(inHeader('STEP.M ', 'STEP.M\t')),
    });
    expect((await runCore('check a.las --profile las-2.0', strict)).printed).not.toContain(' tab');
  });

  it('do not judge the name of standard input, nor of a repaired copy', async () => {
    const input = await runCore('check -', folder, spoilt());
    expect(input.printed).toBe('No problems in 1 file.\n');
    const mixed = folderWith({
      'core.config.json': '{ "naming": { "files": "a.las" } }',
      'a.las': spoilt((l) => void (l[4] += '\r')),
    });
    const fixed = await runCore('check a.las --fix', mixed);
    expect(fixed.printed).toContain('No problems in 1 file.');
  });
});
