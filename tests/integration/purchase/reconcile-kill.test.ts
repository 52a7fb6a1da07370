// @module-tag long

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Fixed } from '#infra/reconcile/fix-differences.ts';
import { readBooks } from '../../support/credit-books.ts';
import { paperOf, plantDifferences } from '../../support/plant-differences.ts';
import { commandBeside } from '../../support/run-command.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let command: ReturnType<typeof commandBeside>;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  command = commandBeside(stack, 'infra/reconcile/reconcile.ts');
});
afterAll(async () => {
  command.remove();
  await stack.stop();
});

it(
  'fixes everything once, even if killed at any request or run concurrently',
  { timeout: 600_000 },
  async () => {
    const { members } = await plantDifferences(stack);
    let kills = 0;
    for (let killAt = 20; ; killAt += 29) {
      const { code } = await command.killedAt(killAt, '--fix');
      if (code !== -1) break;
      kills++;
    }
    expect(kills).toBeGreaterThan(6);
    const both = await Promise.all([
      command.run('--fix', '--json'),
      command.run('--fix', '--json'),
    ]);
    for (const { code, stdout } of both) {
      expect(code).toBe(1);
      const { results } = JSON.parse(stdout) as { results: Fixed[] };
      expect(results.filter(({ fix, fixed }) => fix && !fixed)).toEqual([]);
    }
    const { ungranted, unheld, partly, refunded, disputed, waiting, unreceipted } = members;
    const stateOf = async ({ id }: { id: string }) => (await paperOf(id))?.state;
    expect(await Promise.all([ungranted, unheld, partly, refunded, disputed].map(stateOf))).toEqual(
      ['owned', 'owned', 'owned', 'refunded', 'disputed'],
    );
    expect((await readBooks(waiting.id)).credits).toBe(55);
    // The first went out with the purchase; its row was lost.
    expect(await stack.waitForMails(unreceipted.email, 2)).toHaveLength(2);
    expect(await stack.waitForMails(ungranted.email, 1)).toHaveLength(1);
  },
);
