/**
 * Returns a function that maps rows and reuses its last results, because most rows of a long list stay the same. The
 * results are kept in a Map, because the garbage collector takes long for a WeakMap of so many rows.
 * @param isKept whether the result of a row may be reused
 */
export function createRowMap<Row extends object, Made>(
  make: (row: Row) => Made,
  isKept: (row: Row) => boolean = () => true,
): (rows: readonly Row[]) => Made[] {
  let known: ReadonlyMap<Row, Made> = new Map();
  return (rows) => {
    const next = new Map<Row, Made>();
    const made = rows.map((row) => {
      // Check before mapping: the result may change with time, and the row must then be mapped again.
      const stays = isKept(row);
      const one = known.has(row) ? known.get(row)! : make(row);
      if (stays) next.set(row, one);
      return one;
    });
    known = next;
    return made;
  };
}
