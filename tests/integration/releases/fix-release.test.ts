// @module-tag long

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { releaseFolder } from '#infra/diff-guard/released-templates.ts';
import { startTestStack } from '../../support/start-test-stack.ts';
import { fillShop } from './fill-shop.ts';
import { readShop } from './read-shop.ts';

/** Set to a version, it keeps the data as that version's (tests/releases/README.md). */
const version = process.env['FIX_RELEASE'];

it('fills a shop with one of everything for later versions', { timeout: 60_000 }, async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'outcrop-release-'));
  const stack = await startTestStack({ dataDir });
  await fillShop(stack);
  const shop = await readShop(stack);
  await stack.stop();
  expect(shop).toMatchObject({
    buyer: { credits: { credits: 61 }, preferences: { newItems: true } },
    admin: { waitlist: { rows: [{ list: 'proposal' }] } },
  });
  if (version) {
    const folder = releaseFolder(version);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'expected.json'), `${JSON.stringify(shop, null, 2)}\n`);
    execFileSync('tar', ['-czf', path.join(folder, 'data.tgz'), '-C', dataDir, '.']);
  }
  rmSync(dataDir, { recursive: true });
});
