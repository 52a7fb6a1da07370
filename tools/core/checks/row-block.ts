import type { Row, RowBlock } from './data-check.ts';

const maxRows = 128;
/** Fewer rows if there are many curves. */
const maxValues = 1 << 16;

/** Collects whole rows and passes them on in blocks. */
export function createRowBlock(width: number, pass: (block: RowBlock) => void) {
  const capacity = Math.max(1, Math.min(maxRows, Math.floor(maxValues / Math.max(1, width))));
  const values = new Float64Array(capacity * width);
  const columns = Array.from({ length: width }, (_, column) =>
    values.subarray(column * capacity, (column + 1) * capacity),
  );
  const block = { rows: 0, lines: new Float64Array(capacity), columns };

  function flush(): void {
    if (block.rows > 0) pass(block);
    block.rows = 0;
  }

  return {
    add(row: Row): void {
      const at = block.rows;
      block.lines[at] = row.line;
      for (let column = 0; column < width; column++) {
        values[column * capacity + at] = row.values[column]!;
      }
      block.rows += 1;
      if (block.rows === capacity) flush();
    },
    flush,
  };
}
