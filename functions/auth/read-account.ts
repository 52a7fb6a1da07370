import type { accountContract } from '#shared/contracts/account.ts';
import type { authContract } from '#shared/contracts/auth.ts';
import { chooseMails, preferencesOf } from '../domain/members/choose-mails.ts';
import { isInAdminGroup } from '../domain/members/identity.ts';
import { getMember, type Member } from '../domain/members/member-repository.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const me: UseCase<typeof authContract.me> = async (_input, actor) => {
  const [member, admin] = await Promise.all([requireMember(actor.id), isInAdminGroup(actor.id)]);
  const { id, email, credits, createdAt } = member;
  return { id, email, credits, createdAt, role: admin ? 'admin' : 'user' };
};

export const credits: UseCase<typeof authContract.credits> = async (_input, actor) => {
  return { credits: (await requireMember(actor.id)).credits };
};

export const readPreferences: UseCase<typeof accountContract.readPreferences> = async (
  _input,
  actor,
) => preferencesOf(await requireMember(actor.id));

export const setPreferences: UseCase<typeof accountContract.setPreferences> = (input, actor) =>
  chooseMails(actor.id, input);

/** @throws AppError `session_expired`; also for an account that is being deleted */
export async function requireMember(id: string): Promise<Member> {
  const member = await getMember(id);
  if (!member || member.deletedAt) throw new AppError('session_expired');
  return member;
}
