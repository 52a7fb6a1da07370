import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getCodeUses } from '#functions/domain/codes/code-repository.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { reportsContract } from '#shared/contracts/reports.ts';
import { paidArticle, verify } from '../support/buy-article.ts';
import { everyKill } from '../support/every-kill.ts';
import { prepareChild } from '../support/run-child.ts';
import { registerAdmin } from '../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../support/start-test-stack.ts';
import { makeCode, startWithCode } from '../support/use-code.ts';

type Child = Awaited<ReturnType<typeof prepareChild>>;

let stack: TestStack;
let admin: Session;
let checkoutInChild: Child;
let codeInChild: Child;
beforeAll(async () => {
  stack = await startTestStack();
  await stack.seedArticles();
  admin = await registerAdmin(stack);
  const child = (name: string) =>
    prepareChild(fileURLToPath(new URL(`./children/${name}`, import.meta.url)));
  checkoutInChild = await child('create-checkout.ts');
  codeInChild = await child('create-code.ts');
});
afterAll(() => stack.stop());

it('a Checkout with a code that is killed between any two steps uses the code once', async () => {
  await makeCode(stack, admin, { code: 'KILLED', perCustomer: 1 });
  const steps = await everyKill(async (kill) => {
    const buyer = await stack.register();
    const { id: USER_ID, email: USER_EMAIL } = buyer;
    const given = { USER_ID, USER_EMAIL, RESOURCE_ID: paidArticle.id, CODE: 'KILLED' };
    const killed = await checkoutInChild(given, kill);
    const sessionId = await startWithCode(stack, buyer, 'KILLED');
    const sessions = await stack.stripe.sdk.checkout.sessions.list({ limit: 100 });
    const mine = sessions.data.filter(({ customer_email: email }) => email === buyer.email);
    expect(mine.map(({ id, amount_total: total }) => [id, total])).toEqual([[sessionId, 225]]);
    await stack.stripe.pay(sessionId);
    await stack.stripe.idle();
    expect((await verify(stack, buyer, sessionId)).verified).toBe(true);
    expect((await getCodeUses('KILLED', buyer.id)).usedByBuyer).toBe(1);
    return killed;
  });
  expect(steps).toBeGreaterThanOrEqual(6);
}, 120_000);

it('a code whose creation is killed is created once by the next click', async () => {
  let count = 0;
  const steps = await everyKill(async (kill) => {
    const code = `MADE-${++count}`;
    const { id: USER_ID, email: USER_EMAIL } = admin;
    const killed = await codeInChild({ USER_ID, USER_EMAIL, CODE: code }, kill);
    expect(await makeCode(stack, admin, { code })).toMatchObject({ state: 'on', used: 0 });
    const { data } = await stack.stripe.sdk.promotionCodes.list({ code });
    expect(data).toHaveLength(1);
    const { rows } = await stack.api(reportsContract.audit, { q: code }, admin);
    expect(rows).toHaveLength(1);
    await startWithCode(stack, await stack.register(), code);
    return killed;
  });
  expect(steps).toBeGreaterThanOrEqual(6);
}, 120_000);
