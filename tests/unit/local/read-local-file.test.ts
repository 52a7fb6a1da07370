import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readLocalFile } from '#infra/read-local-file.ts';

it('prefers local.json and falls back to the name of version 0.1.0', () => {
  const OUTCROP_DATA = mkdtempSync(path.join(tmpdir(), 'outcrop-data-'));
  onTestFinished(() => rmSync(OUTCROP_DATA, { recursive: true }));
  expect(readLocalFile({ OUTCROP_DATA })).toBeUndefined();
  writeFileSync(path.join(OUTCROP_DATA, 'laptop.json'), 'old');
  expect(readLocalFile({ OUTCROP_DATA })).toBe('old');
  writeFileSync(path.join(OUTCROP_DATA, 'local.json'), 'new');
  expect(readLocalFile({ OUTCROP_DATA })).toBe('new');
});
