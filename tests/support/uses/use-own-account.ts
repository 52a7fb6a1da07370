import { accountContract } from '#shared/contracts/account.ts';
import { giveMemberData } from '../give-member-data.ts';
import { rateEveryKind } from '../rate-every-kind.ts';
import type { TestStack } from '../start-test-stack.ts';
import { testPassword } from '../test-members.ts';

/** Everything that members do with their own account, once. An admin is counted before they leave. */
export async function useOwnAccount(stack: TestStack): Promise<void> {
  const { changePassword, exportData, previewDeletion, deleteAccount } = accountContract;
  const { readPreferences, setPreferences } = accountContract;
  const member = await stack.register();
  await giveMemberData(stack, member);
  await rateEveryKind(stack, member.id);
  await stack.api(readPreferences, {}, member);
  await stack.api(setPreferences, { newItems: true }, member);
  const change = { currentPassword: testPassword, newPassword: 'metamorphic' };
  const changed = await stack.api(changePassword, change, member);
  await stack.api(exportData, {}, changed);
  await stack.makeAdmin(member.email);
  await stack.api(previewDeletion, {}, changed);
  await stack.removeAdmin(member.email);
  await stack.api(deleteAccount, { password: 'metamorphic' }, changed);
}
