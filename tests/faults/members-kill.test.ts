import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listAuditMonth } from '#functions/domain/audit/audit-repository.ts';
import { listLedger } from '#functions/domain/credits/ledger-repository.ts';
import { liveRole } from '#functions/domain/members/admin-group.ts';
import { refreshTokens } from '#functions/domain/members/identity.ts';
import { getMail } from '#functions/domain/mails/mail-repository.ts';
import { getMember } from '#functions/domain/members/member-repository.ts';
import { getEntitlement } from '#functions/domain/entitlements/entitlement-repository.ts';
import { getOrder } from '#functions/domain/orders/order-repository.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { buyArticle, paidArticle, verify } from '../support/buy-article.ts';
import { failureOf } from '../support/failure-of.ts';
import { prepareChild } from '../support/run-child.ts';
import { registerAdmin } from '../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
let administer: Awaited<ReturnType<typeof prepareChild>>;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  admin = await registerAdmin(stack);
  administer = await prepareChild(
    fileURLToPath(new URL('./children/administer-member.ts', import.meta.url)),
  );
});
afterAll(() => stack.stop());
afterEach(() => {
  vi.useRealTimers();
});

type UseCaseName =
  | 'adjustCredits'
  | 'giveAccess'
  | 'setAccess'
  | 'setDisabled'
  | 'setRole'
  | 'takeBack';

/**
 * Kills the action after each response, one run each, until a run completes. After each kill the state is
 * checked, then the action is repeated once the dead process's lease has expired.
 */
async function killEverywhere(useCase: UseCaseName, prepare: () => Promise<Case>): Promise<number> {
  for (let at = 1; ; at++) {
    const { input, between, afterwards } = await prepare();
    const variables = { USE_CASE: useCase, INPUT: JSON.stringify(input), ADMIN_ID: admin.id };
    const killed = await administer(variables, at);
    await between?.();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 35_000 });
    await stack.api(membersContract[useCase], input as never, admin);
    vi.useRealTimers();
    await afterwards();
    if (!killed) return at - 1;
  }
}

interface Case {
  input: { id: string } & Record<string, unknown>;
  between?: () => Promise<void>;
  afterwards: () => Promise<void>;
}

async function loggedOf({ id }: Session): Promise<string[]> {
  const entries = await listAuditMonth(new Date().toISOString().slice(0, 7), 1000);
  return entries.filter(({ target }) => target === `user#${id}`).map(({ action }) => action);
}

/** Whether Cognito still issues tokens for the session. */
async function isOpen({ refreshToken }: Session): Promise<boolean> {
  return refreshTokens(refreshToken).then(
    () => true,
    () => false,
  );
}

describe('a process killed between any two steps', () => {
  it('of an adjustment records and logs all or nothing; repeated, it is recorded once', async () => {
    const steps = await killEverywhere('adjustCredits', async () => {
      const member = await stack.register();
      const { id } = member;
      return {
        input: { id, credits: 7, reason: 'Goodwill', requestId: 'request-1' },
        between: async () => {
          const rows = await listLedger(id);
          const sum = rows.reduce((total, { credits }) => total + credits, 0);
          expect((await getMember(id))!.credits).toBe(sum);
          expect(await loggedOf(member)).toHaveLength(rows.length - 1);
        },
        afterwards: async () => {
          expect((await getMember(id))!.credits).toBe(12);
          expect(await listLedger(id)).toHaveLength(2);
          expect(await loggedOf(member)).toEqual(['user.credits']);
        },
      };
    });
    expect(steps).toBeGreaterThanOrEqual(2);
  }, 120_000);

  it('of disabling never ends only the sessions; repeated, the account is closed', async () => {
    const steps = await killEverywhere('setDisabled', async () => {
      const member = await stack.register();
      return {
        input: { id: member.id, disabled: true, reason: 'A test' },
        between: async () => {
          const disabled = (await getMember(member.id))!.disabledAt !== undefined;
          expect(disabled || (await isOpen(member))).toBe(true);
          expect(await loggedOf(member)).toHaveLength(disabled ? 1 : 0);
        },
        afterwards: async () => {
          expect(await isOpen(member)).toBe(false);
          expect((await failureOf(stack.login(member.email))).code).toBe('account_disabled');
          expect(await loggedOf(member)).toEqual(['user.disable']);
        },
      };
    });
    expect(steps).toBeGreaterThanOrEqual(5);
  }, 120_000);

  it('of enabling keeps the account closed until all is done; repeated, the account is open', async () => {
    const steps = await killEverywhere('setDisabled', async () => {
      const member = await stack.register();
      const input = { id: member.id, disabled: false, reason: 'A test' };
      await stack.api(membersContract.setDisabled, { ...input, disabled: true }, admin);
      return {
        input,
        between: async () => {
          const disabled = (await getMember(member.id))!.disabledAt !== undefined;
          expect(await loggedOf(member)).toHaveLength(disabled ? 1 : 2);
        },
        afterwards: async () => {
          expect((await stack.login(member.email)).id).toBe(member.id);
          expect(await loggedOf(member)).toEqual(['user.enable', 'user.disable']);
        },
      };
    });
    expect(steps).toBeGreaterThanOrEqual(5);
  }, 120_000);

  it('of a role change never changes the role without a log entry', async () => {
    const steps = await killEverywhere('setRole', async () => {
      const member = await stack.register();
      return {
        input: { id: member.id, role: 'admin' },
        between: async () => {
          if ((await liveRole(member.id)) === 'admin') {
            expect(await loggedOf(member)).toEqual(['user.role']);
          }
        },
        afterwards: async () => {
          expect(await liveRole(member.id)).toBe('admin');
          expect(await loggedOf(member)).toContain('user.role');
          await stack.removeAdmin(member.email);
        },
      };
    });
    expect(steps).toBeGreaterThanOrEqual(5);
  }, 120_000);

  it('of complimentary access gives, logs and emails together, and once', async () => {
    const item = `article#${paidArticle.id}`;
    const steps = await killEverywhere('giveAccess', async () => {
      const member = await stack.register();
      return {
        input: {
          id: member.id,
          resourceType: 'article',
          resourceId: paidArticle.id,
          reason: 'A review copy',
        },
        between: async () => {
          const held = await getEntitlement(member.id, item);
          expect(await loggedOf(member)).toEqual(held ? ['user.give'] : []);
          expect((await getMail(held?.orderId ?? 'none')) !== undefined).toBe(held !== undefined);
        },
        afterwards: async () => {
          expect((await getEntitlement(member.id, item))!.state).toBe('owned');
          expect(await loggedOf(member)).toEqual(['user.give']);
          expect(await stack.waitForMails(member.email)).toHaveLength(1);
        },
      };
    });
    expect(steps).toBeGreaterThanOrEqual(4);
  }, 120_000);

  it('of taking it back ends it together with its log entry, and once', async () => {
    const item = `article#${paidArticle.id}`;
    const steps = await killEverywhere('takeBack', async () => {
      const member = await stack.register();
      const what = { resourceType: 'article', resourceId: paidArticle.id } as const;
      const input = { id: member.id, reason: 'A mistake' };
      const { access } = await stack.api(membersContract.giveAccess, { ...input, ...what }, admin);
      return {
        input: { ...input, gift: access[0]!.sessionId },
        between: async () => {
          const isOver = (await getEntitlement(member.id, item))!.state === 'revoked';
          expect(await loggedOf(member)).toEqual([...(isOver ? ['user.take'] : []), 'user.give']);
        },
        afterwards: async () => {
          expect((await getEntitlement(member.id, item))!.state).toBe('revoked');
          expect(await loggedOf(member)).toEqual(['user.take', 'user.give']);
        },
      };
    });
    expect(steps).toBeGreaterThanOrEqual(3);
  }, 120_000);

  it.each([
    { granted: false, state: 'revoked', log: ['user.revoke'] },
    { granted: true, state: 'owned', log: ['user.restore', 'user.revoke'] },
  ])(
    'of access (granted: $granted) changes order, purchase and log together',
    async (wanted) => {
      const item = `article#${paidArticle.id}`;
      const steps = await killEverywhere('setAccess', async () => {
        const { buyer, sessionId } = await buyArticle(stack);
        const input = { id: buyer.id, item, granted: wanted.granted, reason: 'A test' };
        if (wanted.granted) {
          await stack.api(membersContract.setAccess, { ...input, granted: false }, admin);
        }
        return {
          input,
          between: async () => {
            const held = (await getEntitlement(buyer.id, item))!;
            const order = (await getOrder(held.orderId))!;
            expect(held.state).toBe(order.revokedAt ? 'revoked' : 'owned');
            const isDone = held.state === wanted.state;
            expect(await loggedOf(buyer)).toEqual(isDone ? wanted.log : wanted.log.slice(1));
          },
          afterwards: async () => {
            expect((await getEntitlement(buyer.id, item))!.state).toBe(wanted.state);
            expect((await verify(stack, buyer, sessionId)).verified).toBe(wanted.granted);
            expect(await loggedOf(buyer)).toEqual(wanted.log);
          },
        };
      });
      expect(steps).toBeGreaterThanOrEqual(4);
    },
    120_000,
  );
});
