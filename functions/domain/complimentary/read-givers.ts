import { mapConcurrently } from '../../platform/map-concurrently.ts';
import { getAccount } from '../members/member-repository.ts';
import type { Entitlement } from '../entitlements/entitlement.ts';

const concurrency = 8;

/** Reads the emails of the administrators who gave items and still have an account, by id. */
export async function readGivers(
  entitlements: readonly Pick<Entitlement, 'complimentary'>[],
): Promise<Map<string, string>> {
  const ids = new Set(entitlements.flatMap(({ complimentary }) => complimentary?.by ?? []));
  const givers = await mapConcurrently([...ids], concurrency, getAccount);
  return new Map(givers.flatMap((giver) => (giver ? [[giver.id, giver.email]] : [])));
}
