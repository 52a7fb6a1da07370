import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { cell, headerLines, inHeader, spoilt } from './clean-las.ts';
import { folderWith, runCore } from './run-core.ts';

const spikes = cell(150, 1, '700');
const noColon = inHeader(' : COMPANY', '');
const write = 'check logs --write-baseline known.json';

function startFolder() {
  return folderWith({ 'logs/a.las': spoilt(spikes, noColon), 'logs/b.las': spoilt() });
}

function change(folder: string, content: string): void {
  writeFileSync(path.join(folder, 'logs/a.las'), content);
}

it('writes known problems to a file, one per line, and leaves them out', async () => {
  const folder = startFolder();
  expect(await runCore(write, folder)).toEqual({
    code: 0,
    printed: 'Wrote 2 known problems to known.json.\n',
    complained: '',
  });
  expect(readFileSync(path.join(folder, 'known.json'), 'utf8')).toBe(`{
  "known": {
    "logs/a.las": [
      {"rule":"header-line","message":"\\"COMP.   EXAMPLE\\" has no colon. Write MNEM.UNIT VALUE : DESCRIPTION.","count":1},
      {"rule":"spike","curve":"GR","actual":"700","count":1}
    ]
  }
}
`);
  for (const [words, cwd] of [
    ['check logs --baseline known.json', folder],
    ['check . --baseline ../known.json', path.join(folder, 'logs')],
  ] as const) {
    expect(await runCore(words, cwd)).toEqual({
      code: 0,
      printed: 'No problems in 2 files.\n2 known problems left out.\n',
      complained: '',
    });
  }
  const json = await runCore('check logs --baseline known.json --format json', folder);
  expect(json.printed).not.toContain('"rule"');
});

it('identifies a problem by what it is about, not by its line', async () => {
  const folder = startFolder();
  await runCore(write, folder);
  const lower = spoilt(spikes, noColon, (l) => void l.splice(3, 0, '# a remark'));
  change(folder, lower);
  expect((await runCore('check logs --baseline known.json', folder)).code).toBe(0);
});

test.each([
  ['another value', spoilt(cell(150, 1, '900'), noColon), 'spike'],
  ['another curve', spoilt(cell(150, 4, '700'), noColon), 'spike'],
  ['another rule', spoilt(spikes, noColon, inHeader('0.1524 ', '0.15 ')), 'step'],
  ['another line of the header', spoilt(spikes, inHeader(' : FIELD', '')), 'header-line'],
])('reports %s', async (_, content, rule) => {
  const folder = startFolder();
  await runCore(write, folder);
  change(folder, content);
  const { printed, code } = await runCore('check logs --baseline known.json', folder);
  expect([code, printed.match(/^logs\/a\.las:\d+ {2}\w+ {2}(\S+)$/gm)]).toEqual([
    1,
    [expect.stringContaining(rule)],
  ]);
});

it('reports a problem that occurs more often than in the baseline', async () => {
  const twice = (l: string[]) => void l.splice(headerLines - 1, 0, ' X 1', ' X 1');
  const once = (l: string[]) => void l.splice(headerLines - 1, 0, ' X 1');
  const folder = folderWith({ 'logs/a.las': spoilt(once) });
  await runCore(write, folder);
  change(folder, spoilt(twice));
  const { printed } = await runCore('check logs --baseline known.json', folder);
  expect(printed).toMatch(
    /^logs\/a\.las:29 .*\n.*\n1 problem in 1 file: 1 error\.\n1 known problem left out\.\n$/,
  );
});

it('says which known problems are gone, and replaces a baseline', async () => {
  const folder = startFolder();
  await runCore(write, folder);
  change(folder, spoilt(spikes));
  const check = 'check logs --baseline known.json';
  expect((await runCore(check, folder)).printed).toBe(
    'No problems in 2 files.\n1 known problem left out.\n1 known problem no longer occurs. Write the baseline again.\n',
  );
  expect((await runCore(write, folder)).printed).toBe('Wrote 1 known problem to known.json.\n');
  expect((await runCore(check, folder)).printed).toBe(
    'No problems in 2 files.\n1 known problem left out.\n',
  );
  change(folder, spoilt());
  await runCore(write, folder);
  expect((await runCore(check, folder)).printed).toBe('No problems in 2 files.\n');
});

it('contains what is shown: infos only if they are requested', async () => {
  const folder = folderWith({ 'a.las': spoilt(inHeader('EXAMPLE ', '')) });
  expect((await runCore('check a.las --write-baseline k.json', folder)).printed).toContain(
    'Wrote 0',
  );
  const infos = 'check a.las --severity info';
  expect((await runCore(`${infos} --write-baseline k.json`, folder)).printed).toContain('Wrote 1');
  expect((await runCore(`${infos} --baseline k.json`, folder)).code).toBe(0);
});

test.each([
  ['check a.las --write-baseline a.las', 'a.las: The file exists already.'],
  ['check a.las --write-baseline lost/k.json', 'lost/k.json: There is no such folder.'],
  ['check a.las --baseline lost.json', 'lost.json: There is no such file or folder.'],
  [
    'check a.las --baseline a.las',
    'a.las: This is not a baseline. "core check --write-baseline" writes one.',
  ],
  [
    'check a.las --baseline wrong.json',
    'wrong.json: This is not a baseline. "core check --write-baseline" writes one.',
  ],
  [
    'check a.las --baseline k.json --write-baseline k.json',
    '--write-baseline only writes the baseline. Leave out --baseline.',
  ],
  [
    'check a.las --write-baseline k.json --format json',
    '--write-baseline only writes the baseline. Leave out --format.',
  ],
  [
    'check a.las --fix --baseline k.json',
    '--fix reports what is left, known or not. Leave out --baseline.',
  ],
])('core %s', async (words, text) => {
  const wrong = '{ "known": { "a.las": [{ "rule": "spike", "count": 0 }] } }';
  const folder = folderWith({ 'a.las': spoilt(spikes), 'wrong.json': wrong });
  const { code, printed, complained } = await runCore(words, folder);
  expect([code, printed, complained]).toEqual([2, '', `core: ${text}\n`]);
  expect(readFileSync(path.join(folder, 'a.las'), 'utf8')).toBe(spoilt(spikes));
});

it('is written, with exit code 2, if a file cannot be read', async () => {
  const folder = folderWith({ 'a.las': spoilt(spikes) });
  const { code, complained } = await runCore(
    'check a.las lost.las --write-baseline k.json',
    folder,
  );
  expect([code, complained]).toEqual([2, 'core: lost.las: There is no such file or folder.\n']);
});
