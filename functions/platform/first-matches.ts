/**
 * Reads a list, batch by batch, until it has found enough.
 * @returns at most `limit` rows that are wanted; `last`: the last of them, if there are more
 */
export async function firstMatches<Row>(
  batches: AsyncIterable<readonly Row[]>,
  isWanted: (row: Row) => boolean,
  limit: number,
): Promise<{ rows: Row[]; last?: Row }> {
  const found: Row[] = [];
  for await (const batch of batches) {
    found.push(...batch.filter(isWanted));
    if (found.length > limit) return { rows: found.slice(0, limit), last: found[limit - 1]! };
  }
  return { rows: found };
}
