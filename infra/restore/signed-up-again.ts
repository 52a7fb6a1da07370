import { getRow } from './rows-repository.ts';
import type { Shop } from './shop.ts';

/**
 * Returns the old ids of members who have signed up again since the backup. Their current data must be neither replaced
 * by nor mixed with the old.
 * @param ids the new id of each old one
 * @param since the time of the backup
 */
export async function signedUpAgain(
  { dynamodb, prefix }: Shop,
  ids: ReadonlyMap<string, string>,
  since: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const [old, id] of ids) {
    const member = await getRow(dynamodb, `${prefix}-users`, { id: { S: id } });
    if ((member?.['createdAt']?.S ?? '') > since) found.push(old);
  }
  return found;
}
