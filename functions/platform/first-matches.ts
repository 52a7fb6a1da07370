/**
 * Reads a list, batch by batch, until it has found enough.
 * @param maxRead ends a search with few matches after so many rows
 * @returns at most `limit` rows that are wanted; `last`: the row to continue after, absent at the end of the list;
 * `searchedTo`: the same row, if the search ended at `maxRead` rather than at `limit`
 */
export async function firstMatches<Row>(
  batches: AsyncIterable<readonly Row[]>,
  isWanted: (row: Row) => boolean,
  limit: number,
  maxRead = Number.POSITIVE_INFINITY,
): Promise<{ rows: Row[]; last?: Row; searchedTo?: Row }> {
  const found: Row[] = [];
  let read = 0;
  for await (const batch of batches) {
    found.push(...batch.filter(isWanted));
    if (found.length > limit) return { rows: found.slice(0, limit), last: found[limit - 1]! };
    read += batch.length;
    if (read >= maxRead) return { rows: found, last: batch.at(-1)!, searchedTo: batch.at(-1)! };
  }
  return { rows: found };
}
