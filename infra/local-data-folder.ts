/**
 * Returns the folder with the data of the local stack, relative to the project: OUTCROP_DATA, else one per site,
 * because each site has other items, accounts and prices.
 */
export function localDataFolder({
  OUTCROP_DATA,
  SITE,
}: Record<string, string | undefined>): string {
  const isDefault = !SITE || SITE === 'outcrop';
  return OUTCROP_DATA || (isDefault ? '.outcrop' : `.outcrop-${SITE}`);
}
