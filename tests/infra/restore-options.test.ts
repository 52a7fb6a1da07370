// @module-tag long

import { expect, it } from 'vitest';
import { runCommand } from '../support/run-command.ts';

it.each([
  ['--at', '2026-11-21T09:30:00', 'a time with its zone'],
  ['--at', 'yesterday', 'a time with its zone'],
  ['--tables', 'articles,ephemera', 'names such as articles,products. The tables are: users,'],
])('refuses %s %s', { timeout: 60_000 }, async (option, value, says) => {
  const { code, stderr } = await runCommand('infra/restore/restore.ts', [option, value]);
  expect(code).toBe(2);
  expect(stderr).toContain(says);
});
