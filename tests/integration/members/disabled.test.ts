import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authContract, type Session } from '#shared/contracts/auth.ts';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { purchaseContract } from '#shared/contracts/purchase.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { buyArticle, paidArticle, verify } from '../../support/buy-article.ts';
import { failureOf } from '../../support/failure-of.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
let admin: Session;
beforeAll(async () => {
  stack = await startTestStack();
  admin = await registerAdmin(stack);
  await stack.seedArticles();
});
afterAll(() => stack.stop());

const { setDisabled, list } = membersContract;
const { me, refresh } = authContract;
const disable = (id: string, disabled = true) =>
  stack.api(setDisabled, { id, disabled, reason: 'Shares his password' }, admin);

describe('a disabled account', () => {
  it('is locked out at once: its token, its refresh token and its password no longer work', async () => {
    const member = await stack.register();
    const detail = await disable(member.id);
    expect(detail.disabledAt).toBeDefined();
    expect((await failureOf(stack.api(me, {}, member))).code).toBe('session_expired');
    expect((await failureOf(stack.api(purchaseContract.list, {}, member))).code).toBe(
      'session_expired',
    );
    const refreshed = await failureOf(stack.api(refresh, { refreshToken: member.refreshToken }));
    expect(['account_disabled', 'session_expired']).toContain(refreshed.code);
    const login = await failureOf(stack.login(member.email));
    expect([login.status, login.code]).toEqual([403, 'account_disabled']);
    expect(login.message).toContain('This account is disabled. Please contact support.');
  });

  it('is not revealed to anybody who enters a wrong password', async () => {
    const member = await stack.register();
    await disable(member.id);
    const wrong = await failureOf(stack.login(member.email, 'not-this-one'));
    const unknown = await failureOf(stack.login('nobody@example.test', 'not-this-one'));
    expect([wrong.status, wrong.code, wrong.message]).toEqual([
      unknown.status,
      unknown.code,
      unknown.message,
    ]);
  });

  it('can no longer download anything, even with an earlier token', async () => {
    const { buyer, sessionId } = await buyArticle(stack);
    const { downloadToken: token } = await verify(stack, buyer, sessionId);
    const download = { id: paidArticle.id, token };
    expect((await stack.send(downloadsContract.article, download)).status).toBe(302);
    await disable(buyer.id);
    const failure = await failureOf(stack.api(downloadsContract.article, download));
    expect([failure.status, failure.code]).toEqual([403, 'download_link_invalid']);
  });

  it('is marked in the list', async () => {
    const member = await stack.register('marked@example.test');
    await disable(member.id);
    const { rows } = await stack.api(list, { q: 'marked@' }, admin);
    expect(rows).toMatchObject([{ id: member.id, disabledAt: expect.any(String) }]);
  });

  it('signs in again when it is enabled, but its old tokens stay ended', async () => {
    const member = await stack.register();
    await disable(member.id);
    expect(await disable(member.id, false)).not.toHaveProperty('disabledAt');
    const fresh = await stack.login(member.email);
    expect(await stack.api(me, {}, fresh)).toMatchObject({ id: member.id });
    expect((await failureOf(stack.api(me, {}, member))).code).toBe('session_expired');
  });

  it('can be disabled and enabled twice, with one entry in the log for each change', async () => {
    const member = await stack.register();
    for (const disabled of [true, true, false, false]) await disable(member.id, disabled);
    const { rows } = await stack.api(reportsContract.audit, { q: member.email }, admin);
    expect(rows.map(({ action, details }) => [action, details])).toEqual([
      ['user.enable', { reason: 'Shares his password' }],
      ['user.disable', { reason: 'Shares his password' }],
    ]);
  });

  it('ends up in one state or the other when both are requested at once', async () => {
    const member = await stack.register();
    await Promise.all([1, 2, 3].flatMap(() => [disable(member.id), disable(member.id, false)]));
    const { disabledAt } = await stack.api(membersContract.get, { id: member.id }, admin);
    if (disabledAt) {
      expect((await failureOf(stack.login(member.email))).code).toBe('account_disabled');
    } else {
      expect((await stack.login(member.email)).id).toBe(member.id);
    }
  });

  it('that does not exist is not found', async () => {
    expect((await failureOf(disable('nobody'))).code).toBe('not_found');
  });
});
