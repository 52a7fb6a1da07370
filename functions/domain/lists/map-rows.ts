/**
 * Returns a function that maps rows. Of a list that is mapped again, only new rows are: in a long list, most stay the
 * same. The rows are kept in a Map, because the garbage collector takes long for a WeakMap of so many.
 * @param isKept whether what was made of a row may be used again
 */
export function createRowMap<Row extends object, Made>(
  make: (row: Row) => Made,
  isKept: (row: Row) => boolean = () => true,
): (rows: readonly Row[]) => Made[] {
  let known: ReadonlyMap<Row, Made> = new Map();
  return (rows) => {
    const next = new Map<Row, Made>();
    const made = rows.map((row) => {
      // Before it is made: its time may come meanwhile.
      const stays = isKept(row);
      const one = known.has(row) ? known.get(row)! : make(row);
      if (stays) next.set(row, one);
      return one;
    });
    known = next;
    return made;
  };
}
