import { vi } from 'vitest';
import { accountContract } from '#shared/contracts/account.ts';
import { authContract } from '#shared/contracts/auth.ts';
import { membersContract } from '#shared/contracts/members.ts';
import { registerAdmin } from '../sample-admin.ts';
import type { TestStack } from '../start-test-stack.ts';

/** An email to an address that bounces, which an administrator clears, and one that is reported as spam. */
export async function useBounces(stack: TestStack): Promise<void> {
  const admin = await registerAdmin(stack);
  for (const kind of ['bounce', 'complaint']) {
    const member = await stack.register(`${kind}@simulator.amazonses.com`);
    await stack.api(accountContract.setPreferences, { newItems: true }, member);
    await stack.api(authContract.requestPasswordReset, { email: member.email });
    await vi.waitUntil(
      async () => {
        const { mailProblem } = await stack.api(membersContract.get, { id: member.id }, admin);
        const { newItems } = await stack.api(accountContract.readPreferences, {}, member);
        return kind === 'bounce' ? mailProblem : mailProblem && !newItems;
      },
      { timeout: 10_000 },
    );
    await stack.api(accountContract.setPreferences, { newItems: true }, member);
    if (kind === 'bounce') {
      const repaired = { id: member.id, reason: 'Everything once' };
      await stack.api(membersContract.resumeMails, repaired, admin);
    }
  }
}
