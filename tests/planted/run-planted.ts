import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { readPatches, type PlantedBug } from './read-patches.ts';

const project = path.resolve(import.meta.dirname, '../..');
const command = npmCommand('planted')
  .argument('[names...]', 'bugs, by the names of their patches; all by default')
  .option('--full', 'run the whole tier of each bug, not the tests that should catch it', false)
  .addHelpText('after', '\nWorks in a copy of the last commit. Fails if no test notices a bug.')
  .parse();
const { full } = command.opts();
const [wanted] = command.processedArgs;
const bugs = readPatches().filter(({ name }) => wanted.length === 0 || wanted.includes(name));

const folder = mkdtempSync(path.join(tmpdir(), 'outcrop-planted-'));
const copy = path.join(folder, 'project');
const git = (directory: string, ...args: string[]) => {
  const { status, stderr } = spawnSync('git', args, { cwd: directory, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
};

/** @returns the first test that failed, or undefined */
function firstFailure({ tier, tests }: PlantedBug): string | undefined {
  if (full) {
    const script = ['tests/run-all.ts', ...(tier === 'long' ? ['--long'] : [])];
    const { status, stdout } = spawnSync(process.execPath, script, { cwd: copy, encoding: 'utf8' });
    return status === 0 ? undefined : (/^✗ (.+)$/m.exec(stdout)?.[1] ?? 'the run');
  }
  const report = path.join(folder, 'report.json');
  const projects = ['unit*', 'integration', 'infra', 'faults'].flatMap((name) => [
    '--project',
    name,
  ]);
  const reporters = ['--reporter', 'json', '--outputFile', report, '--bail', '1'];
  // As `npm test` does.
  const filter = tier === 'ordinary' ? ['--tags-filter', '!long'] : [];
  rmSync(report, { force: true });
  const vitest = path.join(project, 'node_modules/vitest/vitest.mjs');
  const args = ['run', ...projects, ...filter, ...reporters, ...tests];
  spawnSync(process.execPath, [vitest, ...args], { cwd: copy });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; status: string; assertionResults: Assertion[] }[];
  };
  const failed = ({ status }: { status: string }) => status === 'failed';
  const files = testResults.filter(failed);
  // A file that ran tells more than one that the end of the run cut off.
  const file = files.find(({ assertionResults }) => assertionResults.some(failed)) ?? files[0];
  if (!file) return undefined;
  const test = file.assertionResults.find(failed);
  return `${path.relative(copy, file.name)}${test ? ` › ${test.fullName}` : ''}`;
}

interface Assertion {
  status: string;
  fullName: string;
}

let unnoticed = 0;
git(project, 'worktree', 'add', '--detach', copy);
try {
  symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
  if (!full) symlinkSync(path.join(project, 'dist'), path.join(copy, 'dist'));
  for (const bug of bugs) {
    git(copy, 'apply', bug.file);
    const started = Date.now();
    const caught = firstFailure(bug);
    if (!caught) unnoticed += 1;
    const seconds = ((Date.now() - started) / 1000).toFixed(0).padStart(4);
    console.log(`${caught ? '✓' : '✗'} ${bug.name.padEnd(28)} ${bug.tier.padEnd(9)}${seconds} s`);
    console.log(`    ${bug.bug}\n    ${caught ? `Caught by ${caught}` : 'No test noticed it.'}`);
    git(copy, 'apply', '--reverse', bug.file);
  }
} finally {
  git(project, 'worktree', 'remove', '--force', copy);
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${bugs.length - unnoticed} of ${bugs.length} planted bugs were caught.`);
process.exitCode = unnoticed === 0 ? 0 : 1;
