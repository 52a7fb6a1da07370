import { waitlistContract } from '#shared/contracts/waitlist.ts';
import { leaveTokenOf } from '../leave-token-of.ts';
import { registerAdmin } from '../sample-admin.ts';
import type { TestStack } from '../start-test-stack.ts';

/** Everything around the waitlists, once. */
export async function useWaitlist(stack: TestStack): Promise<void> {
  const { join, leave, listManaged, countManaged, listOfMember, exportManaged, removeManaged } =
    waitlistContract;
  const admin = await registerAdmin(stack);
  const email = 'waiting@example.test';
  await stack.api(join, { email });
  await stack.api(join, { email });
  await stack.api(listManaged, { list: 'proposal' }, admin);
  await stack.api(listManaged, { list: 'proposal', sort: 'email' }, admin);
  await stack.api(countManaged, {}, admin);
  await stack.api(listOfMember, { id: admin.id }, admin);
  await stack.send(exportManaged, { list: 'proposal' }, admin);
  const [mail] = await stack.waitForMails(email);
  await stack.api(removeManaged, { list: 'proposal', email }, admin);
  await stack.api(leave, { token: leaveTokenOf(mail!) });
}
