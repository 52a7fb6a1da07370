import { mutate } from 'swr';
import { authContract } from '#shared/contracts/auth.ts';
import { creditsContract } from '#shared/contracts/credits.ts';
import { call } from '../api/call.ts';
import { session } from '../session/session.ts';

/** Updates a member's balance everywhere it is shown: the stored session and the SWR caches. */
export function publishBalance(credits: number): void {
  const user = session.read()?.user;
  if (user && user.credits !== credits) session.update({ user: { ...user, credits } });
  const update = (data: { credits: number } | undefined) => data && { ...data, credits };
  for (const { path } of [authContract.credits, authContract.me]) {
    void mutate(readsFrom(path), update, { revalidate: false });
  }
  void mutate(readsFrom(creditsContract.statement.path));
}

/** Fetches and publishes the balance. Throws ApiError. */
export async function refreshBalance(): Promise<number> {
  const { credits } = await call(authContract.credits, {});
  publishBalance(credits);
  return credits;
}

/** Matches SWR keys of `useCall` and of lists that read `path`. */
const readsFrom = (path: string) => (key: unknown) => Array.isArray(key) && key.includes(path);
