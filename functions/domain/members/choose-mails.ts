import type { Preferences } from '#shared/contracts/account.ts';
import { AppError } from '../../platform/app-error.ts';
import { getMember, setMailChoices, type Member } from './member-repository.ts';

/** Returns the optional emails that a member gets. Those about items they own are on by default, others off. */
export function preferencesOf({
  newItemsFor,
  noEditionMails,
}: Pick<Member, 'newItemsFor' | 'noEditionMails'>): Preferences {
  return { newItems: newItemsFor === 'yes', newEditions: noEditionMails !== 'yes' };
}

/** Whether the account exists, is enabled and is subscribed to the new-items email. */
export async function wantsNewItems(id: string): Promise<boolean> {
  return mayBeMailed(await getMember(id), 'newItems');
}

/** Whether the account exists, is enabled and has not declined emails about new editions. */
export async function wantsNewEditions(id: string): Promise<boolean> {
  return mayBeMailed(await getMember(id), 'newEditions');
}

export function mayBeMailed(
  member: Member | undefined,
  about: keyof Preferences,
): member is Member {
  return member !== undefined && !member.disabledAt && preferencesOf(member)[about];
}

/**
 * Stores a member's choice of optional emails.
 * @throws AppError `session_expired` if the account has been deleted
 */
export async function chooseMails(id: string, chosen: Partial<Preferences>): Promise<Preferences> {
  const member = await setMailChoices(id, chosen);
  if (!member) throw new AppError('session_expired');
  return preferencesOf(member);
}
