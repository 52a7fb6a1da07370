import type { Preferences } from '#shared/contracts/account.ts';
import { AppError } from '../../platform/app-error.ts';
import { getMember, subscribe, type Member } from './member-repository.ts';

/** The optional emails that a member has subscribed to; none by default. */
export function preferencesOf({ newItemsFor }: Pick<Member, 'newItemsFor'>): Preferences {
  return { newItems: newItemsFor === 'yes' };
}

/** Whether the account exists, is enabled and is subscribed to the new-items email. */
export async function wantsNewItems(id: string): Promise<boolean> {
  const member = await getMember(id);
  return member !== undefined && !member.disabledAt && preferencesOf(member).newItems;
}

/** @throws AppError `session_expired` if the account has been deleted in the meantime */
export async function chooseMails(id: string, { newItems }: Preferences): Promise<Preferences> {
  if (!(await subscribe(id, newItems))) throw new AppError('session_expired');
  return { newItems };
}
