import { getRow } from './rows-repository.ts';
import type { Shop } from './shop.ts';

/**
 * Members who have signed up again since the backup, by their old ids. What they have now must be neither replaced by
 * what they had then nor mixed with it.
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
