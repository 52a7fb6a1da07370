/**
 * Ordinary least squares by the normal equations, for the few unknowns of a map transformation.
 *
 * @param rows one row of coefficients for each observation
 * @returns the unknowns
 * @throws Error when the observations do not determine them
 */
export function leastSquares(rows: number[][], observations: number[]): number[] {
  const size = rows[0]?.length ?? 0;
  const cell = (row: number[] | undefined, at: number) => row?.[at] ?? 0;
  const normal = Array.from({ length: size }, (_, i) => [
    ...Array.from({ length: size }, (_, j) =>
      rows.reduce((sum, row) => sum + cell(row, i) * cell(row, j), 0),
    ),
    rows.reduce((sum, row, at) => sum + cell(row, i) * cell(observations, at), 0),
  ]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const best = normal.reduce(
      (top, row, at) =>
        at >= pivot && Math.abs(cell(row, pivot)) > Math.abs(cell(normal[top], pivot)) ? at : top,
      pivot,
    );
    [normal[pivot], normal[best]] = [normal[best] ?? [], normal[pivot] ?? []];
    const head = normal[pivot] ?? [];
    const scale = cell(head, pivot);
    if (Math.abs(scale) < 1e-12) throw new Error('The observations do not determine the unknowns');
    for (const [at, row] of normal.entries()) {
      if (at === pivot) continue;
      const factor = cell(row, pivot) / scale;
      normal[at] = row.map((value, j) => value - factor * cell(head, j));
    }
  }
  return normal.map((row, i) => cell(row, size) / cell(row, i));
}
