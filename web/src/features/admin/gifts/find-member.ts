import type { MemberRow } from '#shared/contracts/members.ts';
import { adminCall } from '../parts/admin-call.ts';

/** Finds the member with exactly this email, which may also be a part of other emails. Throws ApiError. */
export async function findMember(
  email: string,
  read = (cursor?: string) => adminCall('GET /api/admin/users', { q: email, cursor }),
): Promise<MemberRow | undefined> {
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    const found = page.rows.find((row) => row.email === email);
    if (found) return found;
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return undefined;
}
