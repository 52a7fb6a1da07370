// @module-tag long

import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableName } from '#functions/platform/dynamo.ts';
import { deleteIdentity } from '#functions/domain/members/identity.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import { listAccounts } from '#infra/restore/accounts.ts';
import { storedFile } from '#infra/restore/backup-folder.ts';
import { catalogueRows } from '#infra/restore/check-set.ts';
import { filesOf } from '#infra/restore/files.ts';
import { findSets } from '#infra/restore/second-set.ts';
import { scanRows } from '#infra/restore/rows-repository.ts';
import { tableNames } from '#infra/tables.ts';
import { listEntitlements } from '#functions/domain/entitlements/entitlement-repository.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { testPassword } from '../../support/test-members.ts';
import { expectInRunbook } from '../../support/expect-in-runbook.ts';
import { people, readShop } from '../releases/read-shop.ts';
import { isLongTier } from '../../support/tier.ts';
import { openRestorableShop, pastMoment, timeout, wrongIn } from '../../support/restorable-shop.ts';

let shop: Awaited<ReturnType<typeof openRestorableShop>>;
beforeAll(async () => {
  shop = await openRestorableShop();
});
afterAll(() => shop.close());

const yes = { answer: 'local\n' };
const buyerId = async () => (await shop.stack.login(people.buyer)).id;

describe('a backup', { timeout }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = path.join(shop.bench.folder, 'backup');
    const { code, stdout } = await shop.bench.run('backup', ['--to', folder]);
    expect(code).toBe(0);
    expectInRunbook(stdout.replaceAll(folder, 'backups/prod-20261125T220000Z'));
  }, timeout);

  it('is never overwritten, nor taken from tables left by another run', async () => {
    const again = await shop.bench.run('backup', ['--to', folder]);
    const kept = expect.stringContaining('contains a complete backup') as string;
    expect(again).toEqual({ code: 2, stdout: '', stderr: kept, killed: false });
    await shop.bench.run('restore', [], { answer: 'no\n' });
    const other = path.join(shop.bench.folder, 'other');
    const stale = await shop.bench.run('backup', ['--to', other]);
    const leftover = /^A run for .*\n {2}→ .*npm run restore -- --abandon/;
    expect(stale).toMatchObject({ code: 2, stderr: expect.stringMatching(leftover) as string });
    await shop.bench.run('restore', ['--abandon']);
  });

  it(
    'continues after kill -9 at any request, with the time of its first run',
    { tags: 'long' },
    async () => {
      const other = path.join(shop.bench.folder, 'cut-off');
      const started = pastMoment();
      for (const killAt of [30, 60, 90]) {
        const { killed } = await shop.bench.run('backup', ['--to', other], { killAt });
        expect(killed).toBe(true);
      }
      const [file] = filesOf(await catalogueRows(shop.bench.shop, shop.bench.shop));
      const saved = storedFile(other, file!);
      writeFileSync(saved, readFileSync(saved).fill('x'));
      const restarted = pastMoment();
      const { code, stdout } = await shop.bench.run('backup', ['--to', other, '--json']);
      expect(code).toBe(0);
      const { at } = JSON.parse(stdout) as { at: string };
      expect(at > started && at < restarted).toBe(true);
      expect(readFileSync(saved)).toEqual(readFileSync(storedFile(folder, file!)));
      expect(await findSets(shop.bench.shop)).toEqual([]);
      const drill = await shop.bench.run('restore', ['--drill', '--from', other]);
      expect({ code: drill.code, wrong: wrongIn(drill.stdout) }).toEqual({ code: 0, wrong: [] });
    },
  );

  it('proves itself', async () => {
    const { code, stdout } = await shop.bench.run('restore', ['--drill', '--from', folder]);
    expect({ code, wrong: wrongIn(stdout) }).toEqual({ code: 0, wrong: [] });
  });

  it('is refused if it is damaged or incomplete', async () => {
    const file = path.join(folder, 'tables/orders.jsonl');
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.replace('paid', 'owed'));
    const damaged = await shop.bench.run('restore', ['--drill', '--from', folder]);
    expect(damaged).toMatchObject({ code: 2 });
    expect(damaged.stderr).toContain('orders.jsonl is damaged or missing');
    expect(await findSets(shop.bench.shop)).toEqual([]);
    writeFileSync(file, whole);
    const none = await shop.bench.run('restore', ['--from', shop.bench.folder]);
    expect(none.stderr).toContain('does not contain a complete backup.\n  → --from <folder>');
    const manifest = path.join(folder, 'backup.json');
    const text = readFileSync(manifest, 'utf8');
    writeFileSync(manifest, text.slice(0, -100));
    expect((await shop.bench.run('restore', ['--from', folder])).stderr).toContain(
      'json is damaged',
    );
    writeFileSync(manifest, text);
  });

  it('reports damaged or missing files', async () => {
    const files = path.join(folder, 'files');
    const [first, second] = readdirSync(files).map((name) => path.join(files, name));
    const whole = [readFileSync(first!), readFileSync(second!)] as const;
    rmSync(first!);
    writeFileSync(second!, whole[1].toReversed());
    const { code, stdout } = await shop.bench.run('restore', ['--drill', '--from', folder]);
    expect(code).toBe(1);
    expect(wrongIn(stdout)).toEqual([
      expect.stringContaining('The backup has 2 damaged or missing files: '),
    ]);
    writeFileSync(first!, whole[0]);
    writeFileSync(second!, whole[1]);
  });

  it('leaves alone a member who has signed up again since', async () => {
    const old = await buyerId();
    await deleteIdentity(old);
    const { id } = await shop.stack.register(people.buyer);
    const row = await getMember(id);
    const args = ['--from', folder, '--accounts'];
    const { code, stdout } = await shop.bench.run('restore', args, yes);
    expect(code).toBe(1);
    expect(wrongIn(stdout)).toContainEqual(
      expect.stringContaining('Members who signed up again since the backup: 1.'),
    );
    expect(stdout).toContain(old);
    expect(await getMember(id)).toEqual(row);
    expect(await listEntitlements(id)).toEqual([]);
  });

  it(
    'restores everything after all of it was deleted: rows, files, accounts',
    { tags: 'repeats' },
    async () => {
      const old = await buyerId();
      for (const { id } of await listAccounts(shop.bench.shop)) await deleteIdentity(id);
      await shop.bench.empty(...tableNames);
      await shop.bench.emptyBuckets();
      // Its tables have the old ids.
      await shop.bench.run('restore', ['--from', folder], { answer: 'no\n' });
      const args = ['--from', folder, '--accounts'];
      const answer = 'local\nlocal\n';
      // While accounts are created, tables loaded and rows written; every run continues.
      for (const killAt of isLongTier ? [6, 9, 60, 160] : [60]) {
        const { killed } = await shop.bench.run('restore', args, { answer, killAt });
        expect(killed).toBe(true);
      }
      const { code, stdout } = await shop.bench.run('restore', args, { answer });
      expect({ code, wrong: wrongIn(stdout) }).toEqual({ code: 0, wrong: [] });
      for (const email of Object.values(people)) await chooseOldPassword(email);
      expect(await buyerId()).not.toBe(old);
      expect(withoutIds(await readShop(shop.stack))).toEqual(withoutIds(shop.before));
      for (const name of tableNames) {
        for await (const row of scanRows(shop.bench.shop.dynamodb, tableName(name))) {
          expect(JSON.stringify(row)).not.toContain(old);
        }
      }
    },
  );
});

const withoutIds = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value).replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id'),
  ) as unknown;

/** With the ordinary reset: nobody knows the password of a recreated account. */
async function chooseOldPassword(email: string): Promise<void> {
  const sent = (await shop.stack.mails(email)).length;
  await shop.stack.api(authContract.requestPasswordReset, { email });
  const [mail] = await shop.stack.waitForMails(email, sent + 1);
  const [, token] = /reset-password\?token=([\w-]+)/.exec(mail!.text!)!;
  await shop.stack.api(authContract.resetPassword, { token: token!, newPassword: testPassword });
}
