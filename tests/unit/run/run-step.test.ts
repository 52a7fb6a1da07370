import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runStep } from '#tests/run/run-step.ts';

const runs = (script: string) => ({
  name: 'a step',
  command: ['node', '-e', script] as const,
});

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());
afterEach(() => vi.restoreAllMocks());

test('a step that waits forever is killed, and the end of its output is shown', async () => {
  const step = runs('console.log("waiting for a port"); setInterval(() => {}, 1000)');
  const outcome = await runStep(step, { quiet: true, limitMinutes: 0.02 });
  expect(outcome.ok).toBe(false);
  expect(outcome.failures).toEqual([
    expect.stringMatching(
      /^ended by SIGKILL after [\d.]+ s; a step may take 0.02 minutes\n +waiting for a port$/,
    ),
  ]);
});

test('a step ends when its program ends, even if it leaves processes behind', async () => {
  const leftBehind = `['-e', 'setTimeout(() => {}, 8000)']`;
  const step = runs(
    `require('node:child_process').spawn('node', ${leftBehind}, { stdio: 'inherit', detached: true }).unref()`,
  );
  const outcome = await runStep(step, { quiet: true });
  expect(outcome.ok).toBe(true);
  expect(outcome.seconds).toBeLessThan(7);
});

test('a failed check shows its exit code and what it said first', async () => {
  const outcome = await runStep(runs('console.error("2 problems"); process.exit(3)'), {
    quiet: true,
  });
  expect(outcome.failures).toEqual(['exit code 3\n    2 problems\n    ']);
});
