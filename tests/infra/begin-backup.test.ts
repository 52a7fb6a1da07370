import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginBackup, begunAt, endBackup, setAside } from '#infra/restore/begin-backup.ts';

const at = '2026-11-21T09:30:00.000Z';
const shop = { name: 'prod' };
const manifest = { format: 1, shop: 'prod', version: '1', at, tables: {}, accounts: [], files: [] };
let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'outcrop-begun-'));
  folder = path.join(root, 'backup');
});
afterEach(() => rmSync(root, { recursive: true }));

const complete = () => writeFileSync(path.join(folder, 'backup.json'), JSON.stringify(manifest));

test('accepts a folder that is new or empty, or has an unfinished backup', () => {
  expect(begunAt(folder, shop)).toBeUndefined();
  mkdirSync(folder);
  expect(begunAt(folder, shop)).toBeUndefined();
  beginBackup(folder, shop, at);
  complete();
  expect(begunAt(folder, shop)).toBe(at);
});

test('overwrites nothing', () => {
  beginBackup(folder, { name: 'test' }, at);
  expect(() => begunAt(folder, shop)).toThrow('an unfinished backup of test.\n  → choose');
  endBackup(folder);
  writeFileSync(path.join(folder, 'mine'), '');
  expect(() => begunAt(folder, shop)).toThrow('is not empty');
  expect(() => begunAt(path.join(folder, 'mine'), shop)).toThrow('is not a folder');
  complete();
  expect(() => begunAt(folder, shop)).toThrow(
    'contains a complete backup, which is never overwritten',
  );
});

test('sets aside only a complete backup', () => {
  expect(setAside(folder)).toBeUndefined();
  beginBackup(folder, shop, at);
  complete();
  expect(setAside(folder)).toBeUndefined();
  endBackup(folder);
  const aside = `${folder}-20261121T093000`;
  expect(setAside(folder)).toBe(aside);
  expect(existsSync(folder)).toBe(false);
  expect(readFileSync(path.join(aside, 'backup.json'), 'utf8')).toContain(at);
});
