import { authContract } from '#shared/contracts/auth.ts';
import { verifyPassword } from '../domain/sign-ins/verify-password.ts';
import { rememberSignIn } from '../domain/sign-ins/remember-sign-in.ts';
import { implement } from '../platform/implement.ts';
import { logger } from '../platform/logger.ts';
import { openSession } from './open-session.ts';

export const login = implement(
  authContract.login,
  async ({ email, password, device }, _actor, { ip }) => {
    const verified = await verifyPassword('sign-in', email, password, { ip, device });
    const session = await openSession(email, password, verified.tokens);
    logger.info('signed in', { memberId: session.id });
    return { ...session, device: await rememberSignIn(session, password, verified, device) };
  },
);
