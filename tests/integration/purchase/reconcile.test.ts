import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Difference } from '#infra/reconcile/difference.ts';
import type { Fixed } from '#infra/reconcile/fix-differences.ts';
import { giveAccess } from '#functions/domain/complimentary/give-access.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { buyArticle } from '../../support/buy-article.ts';
import { buyCredits } from '../../support/buy-credits.ts';
import { readBooks } from '../../support/credit-books.ts';
import { expectInRunbook } from '../../support/expect-in-runbook.ts';
import { sessionParams } from '../../support/open-stripe.ts';
import { paperOf, plantDifferences } from '../../support/plant-differences.ts';
import { commandBeside, runCommand } from '../../support/run-command.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

/** A command takes long to start on a busy machine. */
const timeout = 120_000;
const script = 'infra/reconcile/reconcile.ts';
let stack: TestStack;
let command: ReturnType<typeof commandBeside>;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  command = commandBeside(stack, script);
});
afterAll(async () => {
  command.remove();
  await stack.stop();
});

const kindsIn = (differences: readonly Difference[]) =>
  differences.map(({ whose, kind }) => [whose, kind]);

/** A grant without a payment, and rightly so. */
async function giveArticle({ id }: Session): Promise<void> {
  const other = { resourceType: 'article', resourceId: 'given', title: 'Given' } as const;
  await giveAccess((await getMember(id))!, {
    title: other.title,
    currency: 'gbp',
    items: [{ ...other, held: undefined }],
    reason: 'A review copy',
    by: { id: 'admin', email: 'admin@example.test' },
  });
}

it('finds nothing if everything is in order', { timeout }, async () => {
  const { buyer } = await buyArticle(stack);
  const { sessionId } = await buyCredits(stack);
  await stack.stripe.refund(sessionId, 300);
  await stack.stripe.idle();
  await giveArticle(buyer);
  const { code, stdout, stderr } = await command.run();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(
    /^Compared .*\nStripe: 2 payments, 1 refund, 0 disputes\. Shop: 2 orders, 2 grants;/,
  );
  expect(stdout).toMatch(/\n\nEverything agrees\.\n$/);
});

it('ignores what happened outside the period', { tags: 'long', timeout }, async () => {
  const { code, stdout } = await command.run('--to', '2026-01-31', '--from', '2026-01-01');
  expect(code).toBe(0);
  expect(stdout).toContain('Compared 2026-01-01T00:00:00.000Z to 2026-01-31T23:59:59.999Z:');
  expect(stdout).toContain('Stripe: 0 payments, 0 refunds, 0 disputes. Shop: 0 orders, 0 grants;');
});

it('says what to do if it cannot compare', { tags: 'long', timeout }, async () => {
  const nowhere = await runCommand(script, [], { OUTCROP_DATA: '/nowhere' });
  expect(nowhere).toEqual({
    code: 2,
    stdout: '',
    stderr: 'Which stage? The local stack is not running. Run npm start, or give --stage.\n',
  });
  const unknown = await runCommand(script, ['--stage', 'none']);
  expect(unknown.code).toBe(2);
  expect(unknown.stderr).toContain('outcrop.none.json does not say in which AWS region');
});

it('says so if Stripe does not respond', { tags: 'long', timeout }, async () => {
  await stack.stripe.switches({ outage: true });
  const { code, stdout, stderr } = await command.run();
  await stack.stripe.switches({ outage: false });
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^Stripe cannot be reached: .*\n {2}→ try again in a few minutes\n$/);
});

it(
  'ignores payments of another stage with the same Stripe account',
  { tags: 'long', timeout },
  async () => {
    const pay = async (site: string) => {
      const metadata = { owner: 'outcrop', orderId: `order-of-${new URL(site).hostname}` };
      const success_url = `${site}/articles/success`;
      const session = await stack.stripe.sdk.checkout.sessions.create(
        sessionParams({ metadata, success_url }),
      );
      await stack.stripe.pay(session.id);
      await stack.stripe.idle();
      await stack.stripe.refund(session.id, 1);
    };
    await pay('https://other-stage.example.org');
    expect((await command.run()).code).toBe(0);
  },
);

describe('planted differences', { timeout }, () => {
  let planted: Awaited<ReturnType<typeof plantDifferences>>;
  beforeAll(async () => {
    planted = await plantDifferences(stack);
  }, timeout);

  it(
    'are each reported with the member and what --fix would do, and nothing is changed',
    { tags: 'long' },
    async () => {
      const { code, stdout } = await command.run('--json');
      const { differences } = JSON.parse(stdout) as { differences: Difference[] };
      expect(code).toBe(1);
      const [credits, payments] = [true, false].map((is) =>
        differences.filter(({ kind }) => (kind === 'credits') === is),
      );
      expect(kindsIn(payments!).toSorted()).toEqual(planted.kinds.toSorted());
      const { unbalanced, uncredited } = planted.members;
      expect(new Set(credits!.map(({ whose }) => whose))).toEqual(
        new Set([unbalanced.email, uncredited.email]),
      );
      expect(await paperOf(planted.members.ungranted.id)).toBeUndefined();
    },
  );

  // In both tiers, since what follows builds on it.
  it('are fixed where that is safe, as the runbook shows', { tags: 'repeats' }, async () => {
    const { code, stdout } = await command.run('--fix');
    expect(code).toBe(1);
    expectInRunbook(stdout);
    const { ungranted, waiting, refunded, partly, disputed, unheld, unreceipted } = planted.members;
    const stateOf = async ({ id }: { id: string }) => (await paperOf(id))?.state;
    expect(await Promise.all([ungranted, unheld, partly, refunded, disputed].map(stateOf))).toEqual(
      ['owned', 'owned', 'owned', 'refunded', 'disputed'],
    );
    expect((await readBooks(waiting.id)).credits).toBe(55);
    const receipts = (await stack.waitForMails(unreceipted.email, 2)).map(({ subject }) => subject);
    expect(new Set(receipts).size).toBe(1);
  });

  it(
    'are left to a person where only a person can decide, until none remains',
    { tags: 'long' },
    async () => {
      const { stdout } = await command.run('--fix', '--json');
      const { results } = JSON.parse(stdout) as { results: Fixed[] };
      expect(results.filter(({ fix, fixed }) => fix || fixed)).toEqual([]);
      expect(new Set(results.map(({ kind }) => kind))).toEqual(
        new Set([
          'credits-not-recorded',
          'credits-differ',
          'grant-without-payment',
          'grant-of-other-order',
          'order-without-payment',
          'credits',
        ]),
      );
      await planted.decide();
      // Stripe's own events arrive late, and find everything done.
      await stack.stripe.switches({ holdWebhooks: false });
      await stack.stripe.idle();
      expect(await command.run()).toMatchObject({ code: 0 });
      expect((await readBooks(planted.members.waiting.id)).credits).toBe(55);
      const receipts = await stack.waitForMails(planted.members.ungranted.email, 1);
      expect(receipts).toHaveLength(1);
    },
  );
});
