import { expect } from 'vitest';
import { privacyContract } from '#shared/contracts/privacy.ts';
import { deletionLinksOf } from './deletion-links-of.ts';
import type { TestStack } from './start-test-stack.ts';

/** Requests the deletion of an address's data. Returns the unconfirmed request, with the tokens of its email. */
export async function requestDeletion(stack: TestStack, email: string) {
  const { reference } = await stack.api(privacyContract.request, {
    email,
    scope: 'water-app',
    requestId: crypto.randomUUID(),
  });
  const [mail] = await stack.waitForMails(email);
  const links = deletionLinksOf(mail!);
  expect(links.reference).toBe(reference);
  return { email, reference, confirm: links.confirm!, withdraw: links.withdraw! };
}
