import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { packCore } from '#tools/core/pack.ts';
import {
  companyConfigFile,
  invalidConfigFile,
  program,
  sessions,
} from '#sites/outcrop/pages/docs/content/samples.ts';
import { folderWith, practiceFiles, runCore } from '../../core-tool/run-core.ts';

const samples = path.resolve(import.meta.dirname, '../../../../sites/outcrop/pages/docs/samples');
const folder = folderWith({
  ...practiceFiles,
  'spoilt.json': invalidConfigFile,
  'company.json': companyConfigFile,
});

/** With `npm run test:unit -- -u` the files are rewritten. */
const files: Record<keyof typeof sessions, string> = {
  version: 'version.txt',
  text: 'check-text.txt',
  json: 'check-json.txt',
  csv: 'check-csv.txt',
  fix: 'fix.txt',
  baseline: 'baseline.txt',
  explain: 'explain.txt',
  init: 'init.txt',
  inventory: 'inventory.txt',
  company: 'company.txt',
  configFault: 'config-fault.txt',
};

test.each(Object.entries(sessions))(
  '%s is what the tool prints',
  async (name, { command, output }) => {
    const file = path.join(samples, files[name as keyof typeof sessions]);
    const { printed, complained } = await runCore(command.replace(/^core /, ''), folder);
    const text = (printed + complained).replaceAll('\r\n', '\n');
    expect(output).toBe(readFileSync(file, 'utf8'));
    await expect(text).toMatchFileSnapshot(file);
  },
);

it('the configuration is the one that init writes', async () => {
  const written = path.join(folder, 'core.config.json');
  if (!existsSync(written)) await runCore('init', folder);
  await expect(readFileSync(written, 'utf8')).toMatchFileSnapshot(
    path.join(samples, 'starter-config.txt'),
  );
  rmSync(written);
});

it('the program runs against the package as it is sold', async () => {
  const file = await packCore(mkdtempSync(path.join(tmpdir(), 'core-pack-')));
  const installed = path.join(folder, 'node_modules/core-las');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['xzf', file, '--strip-components=1', '-C', installed]);
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(folder, 'report.js'), program.text);
  const { stdout } = spawnSync(process.execPath, ['report.js'], { cwd: folder, encoding: 'utf8' });
  await expect(stdout).toMatchFileSnapshot(path.join(samples, 'report-output.txt'));
});
