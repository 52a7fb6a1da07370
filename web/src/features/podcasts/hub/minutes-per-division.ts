/** Minutes per division of a scale, so that the longest has about a dozen. */
export function minutesPerDivision(longestSeconds: number): number {
  return [1, 2, 5, 10, 20, 30].find((minutes) => longestSeconds / 60 / minutes <= 14) ?? 60;
}
