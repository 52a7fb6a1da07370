import type { MailProblem } from '#shared/contracts/members.ts';
import { readAddress, type AddressRecord } from './email-address-repository.ts';

/** Returns why an address gets no emails, or no optional ones; undefined if it gets all. */
export function problemOf(address: AddressRecord): MailProblem | undefined {
  const { bouncedAt, clearedAt = '', complainedAt } = address;
  if (bouncedAt && bouncedAt > clearedAt) return { kind: 'bounced', at: bouncedAt };
  return complainedAt && hasComplained(address)
    ? { kind: 'complained', at: complainedAt }
    : undefined;
}

/** Whether its owner has reported an email as spam and not asked for emails since. */
export function hasComplained({ complainedAt = '', wantedAt = '' }: AddressRecord): boolean {
  return complainedAt > wantedAt;
}

/** Reads the problem of an account's address; the empty address of a deleted account has none. */
export async function readMailProblem(email: string): Promise<MailProblem | undefined> {
  return email ? problemOf(await readAddress(email)) : undefined;
}

/** Whether emails to an address bounce, so that none are sent. */
export async function mailsBounce(email: string): Promise<boolean> {
  return (await readMailProblem(email))?.kind === 'bounced';
}
