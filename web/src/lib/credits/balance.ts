import { mutate } from 'swr';
import { authContract } from '#shared/contracts/auth.ts';
import { creditsContract } from '#shared/contracts/credits.ts';
import { call } from '../api/call.ts';
import { session } from '../session/session.ts';

/** Brings a member's new balance to every place that shows it: the stored session, and what pages have read of it. */
export function publishBalance(credits: number): void {
  const user = session.read()?.user;
  if (user && user.credits !== credits) session.update({ user: { ...user, credits } });
  const update = (data: { credits: number } | undefined) => data && { ...data, credits };
  for (const { path } of [authContract.credits, authContract.me]) {
    void mutate(readsFrom(path), update, { revalidate: false });
  }
  void mutate(readsFrom(creditsContract.statement.path));
}

/** Reads the balance anew and publishes it. Throws ApiError. */
export async function refreshBalance(): Promise<number> {
  const { credits } = await call(authContract.credits, {});
  publishBalance(credits);
  return credits;
}

/** Fits the keys of `useCall` and of lists: `[method, path, …]` and the like. */
const readsFrom = (path: string) => (key: unknown) => Array.isArray(key) && key.includes(path);
