import type { authContract } from '#shared/contracts/auth.ts';
import type { InputOf } from '#shared/contracts/define-contract.ts';
import type { ApiError } from '../../lib/api/api-error.ts';
import { hasCode } from '../../lib/api/api-error.ts';

type Credentials = InputOf<typeof authContract.register>;

/**
 * Registers, then signs in. If the response to the registration was lost, the account may already exist; retrying with
 * the same address then signs in instead of reporting that the address is taken.
 */
export function createSignUp(parts: {
  register: (credentials: Credentials) => Promise<unknown>;
  signIn: (credentials: Credentials) => Promise<unknown>;
}): (credentials: Credentials) => Promise<void> {
  let attempted: string | undefined;

  return async (credentials) => {
    try {
      await parts.register(credentials);
      attempted = credentials.email;
    } catch (error) {
      if (!hasCode(error, 'email_taken') || attempted !== credentials.email) {
        if (responseLost(error)) attempted = credentials.email;
        throw error;
      }
    }
    await parts.signIn(credentials);
  };
}

function responseLost(error: unknown): boolean {
  return hasCode(error, 'network', 'invalid_response') || (error as ApiError).status >= 500;
}
