import type { ManagedDeletion } from '#shared/contracts/privacy.ts';
import { findMemberByEmail } from '../domain/members/member-repository.ts';
import { progressOf, type Deletion, type DeletionPerson } from '../domain/privacy/deletion.ts';
import { getPersons } from '../domain/privacy/deletion-repository.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';

const concurrency = 8;

/** A request, and its requester as long as that is stored. */
export interface RequestWithPerson {
  deletion: Deletion;
  person: DeletionPerson | undefined;
}

/** Yields requests with their requesters. */
export async function* withPersons(
  batches: AsyncIterable<readonly Deletion[]>,
): AsyncGenerator<RequestWithPerson[]> {
  for await (const deletions of batches) {
    const persons = await getPersons(deletions.map(({ id }) => id));
    yield deletions.map((deletion) => ({ deletion, person: persons.get(deletion.id) }));
  }
}

/** Returns requests as administrators see them: with the requester and the account with that email. */
export async function presentManaged(
  requests: readonly RequestWithPerson[],
): Promise<ManagedDeletion[]> {
  return mapConcurrently(requests, concurrency, async ({ deletion, person }) => {
    const { email, details } = person ?? {};
    const member = email && (await findMemberByEmail(email));
    return {
      ...progressOf(deletion),
      ...(email && { email }),
      ...(details && { details }),
      ...(member && { userId: member.id }),
    };
  });
}
