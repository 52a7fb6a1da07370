import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, test } from 'vitest';
import { packCore } from '#tools/core/pack.ts';
import { folderWith, practiceFiles, runCore } from '../../core-tool/run-core.ts';

const samples = path.resolve(import.meta.dirname, '../../../../sites/outcrop/pages/docs/samples');
const sample = (name: string) => readFileSync(path.join(samples, name), 'utf8');
const folder = folderWith({
  ...practiceFiles,
  'spoilt.json': '{ "rules": { "spikes": "off" } }\n',
  'company.json': sample('company-config.txt'),
});

/** The commands of the documentation, with the files that contain their output. */
const page = readFileSync(path.join(samples, '../docs-page.mdx'), 'utf8');
const sessions = [...page.matchAll(/<Session\s+command="core (.+?)"\s+output="(.+?)"/g)].map(
  ([, command, output]) => [command!, output!] as const,
);

it('the page shows commands with what they print', () => {
  expect(sessions.length).toBeGreaterThan(5);
});

/** `npm run test:unit -- -u` rewrites the files. */
test.each(sessions)('core %s prints %s', async (command, output) => {
  const { printed, complained } = await runCore(command, folder);
  const text = (printed + complained).replaceAll('\r\n', '\n');
  await expect(text).toMatchFileSnapshot(path.join(samples, output));
});

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
  writeFileSync(path.join(folder, 'report.js'), sample('report-program.txt'));
  const { stdout } = spawnSync(process.execPath, ['report.js'], { cwd: folder, encoding: 'utf8' });
  await expect(stdout).toMatchFileSnapshot(path.join(samples, 'report-output.txt'));
});
