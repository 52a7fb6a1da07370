import type { MailProblem } from '#shared/contracts/members.ts';
import { readAddress, type AddressRecord } from './email-address-repository.ts';

/** Why an address gets no mail, or no mail that its owner can do without; undefined if it gets all. */
export function problemOf(address: AddressRecord): MailProblem | undefined {
  const { bouncedAt, clearedAt = '', complainedAt } = address;
  if (bouncedAt && bouncedAt > clearedAt) return { kind: 'bounced', at: bouncedAt };
  return complainedAt && hasComplained(address)
    ? { kind: 'complained', at: complainedAt }
    : undefined;
}

/** Whether its owner has reported a mail as spam, and not asked for mails since. */
export function hasComplained({ complainedAt = '', wantedAt = '' }: AddressRecord): boolean {
  return complainedAt > wantedAt;
}

/** Of an account's address; a deleted account has none. */
export async function readMailProblem(email: string): Promise<MailProblem | undefined> {
  return email ? problemOf(await readAddress(email)) : undefined;
}

/** Whether an address gets no mail at all. */
export async function mailsBounce(email: string): Promise<boolean> {
  return (await readMailProblem(email))?.kind === 'bounced';
}
