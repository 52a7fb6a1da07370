import { depthText, type DepthPoint } from './depth-point.ts';

/** If more depths than this are repeated, they are reported in a single finding. */
const most = 3;

/** Collects depths that are repeated in consecutive rows. */
export function createRepeats() {
  /** The number of rows with one depth so far, and the second of them. */
  let open: { point: DepthPoint; rows: number } | undefined;
  const found: { point: DepthPoint; rows: number }[] = [];
  let count = 0;
  let longest = 0;

  function endRun(): void {
    if (!open) return;
    count += 1;
    longest = Math.max(longest, open.rows);
    if (found.length < most) found.push(open);
    open = undefined;
  }

  return {
    add(point: DepthPoint): void {
      open ??= { point, rows: 1 };
      open.rows += 1;
    },
    /** Called when another depth follows. */
    endRun,
    /** @returns the largest number of consecutive rows with the same depth */
    end(say: (what: string, point: DepthPoint) => void): number {
      endRun();
      const more = count > most ? `, and ${count - 1} more depths repeat` : '';
      for (const { point, rows } of more ? found.slice(0, 1) : found) {
        const times = rows === 2 ? 'twice' : `in ${rows} rows`;
        say(`${depthText(point)} occurs ${times}${more}`, point);
      }
      return longest;
    },
  };
}
