import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readBuilt } from '#shared/command-line/read-built.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'outcrop-built-'));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('reads a file of the build', async () => {
  writeFileSync(path.join(folder, 'a.json'), '[1]');
  expect(await readBuilt('a.json', folder)).toEqual([1]);
});

it('says which command to run if nothing has been built', async () => {
  vi.stubEnv('SITE', 'blank');
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exited');
  });
  await expect(readBuilt('site-text.json', folder)).rejects.toThrow('exited');
  expect(exit).toHaveBeenCalledWith(1);
  expect(print.mock.calls.flat().join()).toMatch(
    /site-text\.json does not exist, because the site has not been built\. Run "SITE=blank npm run build:web" first\.$/,
  );
});
