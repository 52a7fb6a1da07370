import { siteConfig } from '../../shared/site-config/index.ts';
import { requirePassword } from '../core/members/identity.ts';
import { takeAttempt } from '../core/rate-limits/take-attempt.ts';
import type { Actor } from '../platform/actor.ts';

/**
 * Makes sure that it is the member himself who asks, not somebody at his unattended computer. Only wrong passwords count
 * towards the limit.
 * @param field of the form, at which a wrong password is shown
 * @throws AppError `wrong_password`, `too_many_requests`
 */
export async function checkPassword(actor: Actor, password: string, field: string): Promise<void> {
  const giveBack = await takeAttempt('password-check', actor.id, siteConfig.limits.passwordCheck);
  await requirePassword(actor.email, password, field);
  await giveBack();
}
