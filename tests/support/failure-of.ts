import { ApiFailure } from './call-api.ts';

/** Returns the error of a call; fails the test when the call succeeds. */
export async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  const outcome: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof ApiFailure) return outcome;
  throw new Error('The call was expected to be refused.', { cause: outcome });
}
