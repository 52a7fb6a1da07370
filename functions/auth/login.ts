import type { authContract } from '#shared/contracts/auth.ts';
import { provePassword } from '../domain/sign-ins/prove-password.ts';
import { rememberSignIn } from '../domain/sign-ins/remember-sign-in.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { logger } from '../platform/logger.ts';
import { openSession } from './open-session.ts';

export const login: UseCase<typeof authContract.login> = async (
  { email, password, device },
  _actor,
  { ip },
) => {
  const proof = await provePassword('sign-in', email, password, { ip, device });
  const session = await openSession(email, password, proof.tokens);
  logger.info('signed in', { memberId: session.id });
  return { ...session, device: await rememberSignIn(session, password, proof, device) };
};
