import type { ManagedDeletion } from '#shared/contracts/privacy.ts';
import { findMemberByEmail } from '../domain/members/member-repository.ts';
import { progressOf, type Deletion, type DeletionPerson } from '../domain/privacy/deletion.ts';
import { getPersons } from '../domain/privacy/deletion-repository.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';

const atOnce = 8;

/**
 * Returns requests as administrators see them: with the requester, as long as it is stored, and the account with that
 * email.
 */
export async function presentManaged(
  deletions: readonly Deletion[],
  persons?: ReadonlyMap<string, DeletionPerson>,
): Promise<ManagedDeletion[]> {
  const known = persons ?? (await getPersons(deletions.map(({ id }) => id)));
  return mapConcurrently(deletions, atOnce, async (deletion) => {
    const { email, details } = known.get(deletion.id) ?? {};
    const member = email && (await findMemberByEmail(email));
    return {
      ...progressOf(deletion),
      ...(email && { email }),
      ...(details && { details }),
      ...(member && { userId: member.id }),
    };
  });
}
