/**
 * Runs with a death after each response, until a run completes. A death before the next request leaves the same behind.
 * @param run gets the number of the response, from 1; returns whether the process died
 * @returns how many times it died
 */
export async function everyKill(run: (killAt: number) => Promise<boolean>): Promise<number> {
  for (let at = 1; ; at++) if (!(await run(at))) return at - 1;
}
