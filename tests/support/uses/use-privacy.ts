import { privacyContract } from '#shared/contracts/privacy.ts';
import { deletionLinksOf } from '../deletion-links-of.ts';
import { registerAdmin } from '../sample-admin.ts';
import type { TestStack } from '../start-test-stack.ts';

/** Everything around deletion requests, once. */
export async function usePrivacy(stack: TestStack): Promise<void> {
  const { request, read, confirm, withdraw, listManaged, close } = privacyContract;
  const admin = await registerAdmin(stack);
  const ask = async (email: string) => {
    const input = { email, scope: 'account' as const, requestId: 'everything-done-once' };
    const { reference } = await stack.api(request, input);
    const [mail] = await stack.waitForMails(email);
    const links = deletionLinksOf(mail!);
    return { reference, confirm: links.confirm!, withdraw: links.withdraw! };
  };
  const dropped = await ask('dropped@example.test');
  await stack.api(withdraw, { reference: dropped.reference, token: dropped.withdraw });
  const { reference, confirm: token } = await ask('deleted@example.test');
  await stack.api(confirm, { reference, token });
  await stack.api(read, { reference });
  await stack.api(listManaged, {}, admin);
  await stack.api(close, { reference, outcome: 'done', note: 'Everything once' }, admin);
}
