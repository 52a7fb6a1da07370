import { ApiFailure } from './call-api.ts';

/** The error that a call answers; fails the test when it succeeds. */
export async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  const outcome: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof ApiFailure) return outcome;
  throw new Error('The call was expected to be refused.', { cause: outcome });
}
