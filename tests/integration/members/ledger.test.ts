import { afterAll, beforeAll, expect, it } from 'vitest';
import { chatContract } from '#shared/contracts/chat.ts';
import { creditsContract } from '#shared/contracts/credits.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

it('shows an administrator the entries that the member sees, and no settlement of 0', async () => {
  const admin = await registerAdmin(stack);
  const member = await stack.register();
  for (const message of ['What is Core?', 'Xylophone tuning in Antarctica?']) {
    await stack.api(chatContract.send, { message }, member);
  }
  const { rows } = await stack.api(creditsContract.statement, {}, member);
  const { ledger } = await stack.api(membersContract.get, { id: member.id }, admin);
  expect(ledger).toEqual(rows);
  expect(ledger.length).toBeGreaterThan(2);
  expect(ledger.filter(({ credits }) => credits === 0)).toEqual([]);
  expect(JSON.stringify(ledger)).not.toContain('no_answer');
});
