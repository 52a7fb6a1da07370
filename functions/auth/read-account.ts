import { accountContract } from '#shared/contracts/account.ts';
import { authContract } from '#shared/contracts/auth.ts';
import {
  recordDeliveryProblem,
  readAddress,
} from '../domain/email-addresses/email-address-repository.ts';
import {
  hasComplained,
  problemOf,
  readMailProblem,
} from '../domain/email-addresses/mail-problem.ts';
import { chooseMails, preferencesOf } from '../domain/members/choose-mails.ts';
import { isInAdminGroup } from '../domain/members/is-in-admin-group.ts';
import { getAccount, type Member } from '../domain/members/member-repository.ts';
import { AppError } from '../platform/app-error.ts';
import { nowIso } from '../platform/clock.ts';
import { implement } from '../platform/implement.ts';

export const me = implement(authContract.me, async (_input, actor) => {
  const [member, admin] = await Promise.all([
    requireOwnAccount(actor.id),
    isInAdminGroup(actor.id),
  ]);
  const { id, email, credits, createdAt } = member;
  return { id, email, credits, createdAt, role: admin ? ('admin' as const) : ('user' as const) };
});

export const credits = implement(authContract.credits, async (_input, actor) => {
  return { credits: (await requireOwnAccount(actor.id)).credits };
});

export const readPreferences = implement(accountContract.readPreferences, async (_input, actor) => {
  const member = await requireOwnAccount(actor.id);
  const problem = await readMailProblem(member.email);
  return {
    ...preferencesOf(member),
    // A member who reported an email as spam gets none of these.
    ...(problem?.kind === 'complained' && { newEditions: false }),
    ...(problem?.kind === 'bounced' && { mailsBounce: true }),
  };
});

/** Sets the optional emails. Turning one on clears an earlier spam report. */
export const setPreferences = implement(accountContract.setPreferences, async (input, actor) => {
  const { email } = await requireOwnAccount(actor.id);
  const address = await readAddress(email);
  const asks = input.newItems || input.newEditions;
  if (asks && hasComplained(address)) await recordDeliveryProblem(email, 'wantedAt', nowIso());
  const chosen = await chooseMails(actor.id, input);
  return { ...chosen, ...(problemOf(address)?.kind === 'bounced' && { mailsBounce: true }) };
});

/** @throws AppError `session_expired`; also for an account that is being deleted */
export async function requireOwnAccount(id: string): Promise<Member> {
  const member = await getAccount(id);
  if (!member) throw new AppError('session_expired');
  return member;
}
