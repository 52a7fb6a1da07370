import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { dynamo } from '#functions/platform/dynamo.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { privacyContract, type DeletionState } from '#shared/contracts/privacy.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { deletionLinksOf } from '../../support/deletion-links-of.ts';
import { failureOf } from '../../support/failure-of.ts';
import { permutations } from '../../support/permutations.ts';
import { requestDeletion } from '../../support/request-deletion.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { everyFifthUnlessLong, repeats } from '../../support/tier.ts';

const { request, read, confirm, withdraw, listManaged, close } = privacyContract;
const day = 24 * 3600_000;
const operator = siteConfig.emails.privacy;

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
});
afterAll(() => stack.stop());
afterEach(() => {
  vi.useRealTimers();
});

let count = 0;
const newEmail = () => `person-${++count}@strata.test`;
const newId = () => crypto.randomUUID();

const ask = () => requestDeletion(stack, newEmail());

type Asked = Awaited<ReturnType<typeof ask>>;
const confirmIt = ({ reference, confirm: token }: Asked) =>
  stack.api(confirm, { reference, token });
const withdrawIt = ({ reference, withdraw: token }: Asked) =>
  stack.api(withdraw, { reference, token });
const closeIt = ({ reference }: Asked, outcome: 'done' | 'declined' = 'done') =>
  stack.api(close, { reference, outcome, note: 'All records of the app' }, admin);

async function allManaged(show: 'open' | 'closed') {
  const { rows } = await stack.api(listManaged, { show, limit: 100 }, admin);
  return rows;
}
const managed = async ({ reference }: Asked, show: 'open' | 'closed') =>
  (await allManaged(show)).find((row) => row.reference === reference);

describe('requesting', () => {
  it('repeated with one requestId is one request and one email', { tags: 'repeats' }, async () => {
    const email = newEmail();
    const input = { email, scope: 'account' as const, requestId: newId() };
    const responses = await Promise.all(
      Array.from({ length: repeats(25, 100) }, () => stack.api(request, input)),
    );
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(Object.keys(responses[0]!).sort()).toEqual([
      'reference',
      'requestedAt',
      'scope',
      'state',
    ]);
    // Only one of the day's three emails was used; later ones are sent later.
    for (let more = 1; more <= 2; more++) {
      await stack.api(request, { ...input, requestId: newId() });
    }
    expect(await stack.waitForMails(email, 3)).toHaveLength(3);
    const failure = await failureOf(stack.api(request, { ...input, requestId: newId() }));
    expect([failure.status, failure.code]).toEqual([429, 'too_many_requests']);
    expect(await stack.api(request, input)).toEqual(responses[0]);
  });

  it('reports a conflict, not three earlier requests, if the row keeps changing', async () => {
    const name = 'nothing comes to rest';
    dynamo.middlewareStack.add(
      (next, { commandName }) =>
        (given) => {
          if (commandName !== 'TransactWriteItemsCommand') return next(given);
          throw new TransactionCanceledException({
            message: 'Transaction cancelled',
            $metadata: {},
            CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
          });
        },
      { step: 'initialize', name },
    );
    const input = { email: newEmail(), scope: 'account' as const, requestId: newId() };
    const failure = await failureOf(stack.api(request, input));
    dynamo.middlewareStack.remove(name);
    expect([failure.status, failure.code]).toEqual([409, 'conflict']);
    expect((await stack.api(request, input)).state).toBe('unconfirmed');
  });

  it('with the same requestId for somebody else is another request', async () => {
    const requestId = newId();
    const [one, other] = await Promise.all(
      [newEmail(), newEmail()].map((email) =>
        stack.api(request, { email, scope: 'account', requestId }),
      ),
    );
    expect(one!.reference).not.toBe(other!.reference);
  });

  it('gets the same response for an address with an account and one without', async () => {
    const member = await stack.register();
    const [known, unknown] = await Promise.all(
      [member.email, newEmail()].map((email) =>
        stack.api(request, { email, scope: 'account', requestId: newId() }),
      ),
    );
    const fixed = { reference: '', requestedAt: '' };
    expect({ ...known, ...fixed }).toEqual({ ...unknown, ...fixed });
  });

  it('is limited per caller, whatever addresses they name', async () => {
    const ip = '192.0.2.9';
    const input = () => ({ email: newEmail(), scope: 'account' as const, requestId: newId() });
    const { limit } = siteConfig.limits.deletionRequests;
    for (let n = 0; n < limit; n++) await stack.api(request, input(), { ip });
    const failure = await failureOf(stack.api(request, input(), { ip }));
    expect([failure.status, failure.code]).toEqual([429, 'too_many_requests']);
  });
});

describe('links', () => {
  it('are valid for their own request and action only', async () => {
    const [own, other] = [await ask(), await ask()];
    const { reference } = own;
    const wrong = [other.confirm, own.withdraw, own.confirm.slice(1), `${own.confirm}x`, 'x'];
    for (const token of wrong) {
      const failure = await failureOf(stack.api(confirm, { reference, token }));
      expect([failure.status, failure.code]).toEqual([404, 'link_invalid']);
    }
    for (const token of [own.confirm, other.withdraw]) {
      const failure = await failureOf(stack.api(withdraw, { reference, token }));
      expect([failure.status, failure.code]).toEqual([404, 'link_invalid']);
    }
    expect((await stack.api(read, { reference })).state).toBe('unconfirmed');
  });

  it('show the state to anybody with the reference, and nothing about the person', async () => {
    const asked = await ask();
    await confirmIt(asked);
    const progress = await stack.api(read, { reference: asked.reference });
    expect(JSON.stringify(progress)).not.toContain(asked.email);
    const failure = await failureOf(stack.api(read, { reference: 'a'.repeat(32) }));
    expect([failure.status, failure.code]).toEqual([404, 'not_found']);
    const person = await failureOf(stack.api(read, { reference: `person#${asked.reference}` }));
    expect(person.code).toBe('validation_failed');
  });

  it('expire after 7 days', async () => {
    const [asked, late] = [await ask(), await ask()];
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * day - 60_000 });
    await confirmIt(asked);
    vi.setSystemTime(Date.now() + 120_000);
    expect((await failureOf(confirmIt(late))).code).toBe('link_invalid');
    expect((await failureOf(withdrawIt(late))).code).toBe('link_invalid');
    expect((await failureOf(stack.api(read, { reference: late.reference }))).code).toBe(
      'not_found',
    );
    expect((await stack.api(read, { reference: asked.reference })).state).toBe('open');
  });
});

describe('a request that is confirmed', () => {
  it('is due 30 days later, and the person and the operator are notified once', async () => {
    const asked = await ask();
    const before = (await stack.mails(operator)).length;
    const responses = await Promise.all(Array.from({ length: 20 }, () => confirmIt(asked)));
    const [first] = responses;
    for (const response of responses) expect(response).toEqual(first);
    expect(first!.state).toBe('open');
    expect(Date.parse(first!.dueAt!) - Date.parse(first!.confirmedAt!)).toBe(30 * day);
    const [told] = await stack.waitForMails(asked.email, 2);
    expect(deletionLinksOf(told!)).toMatchObject({
      reference: asked.reference,
      withdraw: asked.withdraw,
    });
    const [toOperator] = await stack.waitForMails(operator, before + 1);
    expect(toOperator!.text).toContain(asked.reference);
    expect(JSON.stringify(toOperator)).not.toContain(asked.email);
    await closeIt(asked);
    await stack.waitForMails(asked.email, 3);
    expect(await stack.mails(asked.email)).toHaveLength(3);
    expect(await stack.mails(operator)).toHaveLength(before + 1);
  });

  it('moves only forward, in whatever order its steps come', { tags: 'repeats' }, async () => {
    const steps = {
      confirm: confirmIt,
      withdraw: withdrawIt,
      done: (asked: Asked) => closeIt(asked, 'done'),
      declined: (asked: Asked) => closeIt(asked, 'declined'),
    };
    const names = Object.keys(steps) as (keyof typeof steps)[];
    /** The effect of each step in each state: the next state, or the error. */
    const expected: Record<DeletionState, Record<keyof typeof steps, string>> = {
      unconfirmed: {
        confirm: 'open',
        withdraw: 'withdrawn',
        done: 'not_found',
        declined: 'not_found',
      },
      open: { confirm: 'open', withdraw: 'withdrawn', done: 'done', declined: 'declined' },
      done: { confirm: 'done', withdraw: 'conflict', done: 'done', declined: 'conflict' },
      declined: {
        confirm: 'declined',
        withdraw: 'conflict',
        done: 'conflict',
        declined: 'declined',
      },
      withdrawn: {
        confirm: 'conflict',
        withdraw: 'withdrawn',
        done: 'conflict',
        declined: 'conflict',
      },
    };
    for (const order of everyFifthUnlessLong(permutations(names))) {
      const asked = await ask();
      let state: DeletionState = 'unconfirmed';
      for (const name of order) {
        const outcome = await steps[name](asked).then(
          (row) => row.state as string,
          (error: { code: string }) => error.code,
        );
        expect([order, name, outcome]).toEqual([order, name, expected[state][name]]);
        if (outcome in expected) state = outcome as DeletionState;
        expect((await stack.api(read, { reference: asked.reference })).state).toBe(state);
      }
    }
  });

  it(
    'ends once when it is closed and withdrawn at the same moment',
    { tags: 'long', timeout: 300_000 },
    async () => {
      for (let round = 0; round < 8; round++) {
        const asked = await ask();
        await confirmIt(asked);
        const steps = [
          () => closeIt(asked),
          () => withdrawIt(asked),
          () => closeIt(asked, 'declined'),
        ];
        const rotated = steps.map((_, index) => steps[(index + round) % steps.length]!);
        const outcomes = await Promise.allSettled(rotated.map((step) => step()));
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        for (const outcome of outcomes) {
          if (outcome.status === 'rejected') {
            expect((outcome.reason as { code: string }).code).toBe('conflict');
          }
        }
        // Emails about the request, its confirmation and its outcome.
        await stack.waitForMails(asked.email, 3);
        expect(await managed(asked, 'open')).toBeUndefined();
        expect((await managed(asked, 'closed'))?.email).toBe(asked.email);
      }
    },
  );
});
