import { mutate } from 'swr';
import type { Route } from '#shared/contracts/routes.ts';
import { call } from '../api/call.ts';
import { session } from '../session/session.ts';

/** Updates a member's balance everywhere it is shown: the stored session and the SWR caches. */
export function publishBalance(credits: number): void {
  const user = session.read()?.user;
  if (user && user.credits !== credits) session.update({ user: { ...user, credits } });
  const update = (data: { credits: number } | undefined) => data && { ...data, credits };
  for (const route of ['GET /api/auth/credits', 'GET /api/auth/me'] as const) {
    void mutate(readsFrom(route), update, { revalidate: false });
  }
  void mutate(readsFrom('GET /api/credits/statement'));
}

/** Fetches and publishes the balance. Throws ApiError. */
export async function refreshBalance(): Promise<number> {
  const { credits } = await call('GET /api/auth/credits', {});
  publishBalance(credits);
  return credits;
}

/** Matches SWR keys of `useCall` and of lists that read `route`. */
const readsFrom = (route: Route) => (key: unknown) => Array.isArray(key) && key.includes(route);
