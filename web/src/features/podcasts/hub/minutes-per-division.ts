/** Returns the minutes per division of a scale on which the longest episode has about a dozen divisions. */
export function minutesPerDivision(longestSeconds: number): number {
  return [1, 2, 5, 10, 20, 30].find((minutes) => longestSeconds / 60 / minutes <= 14) ?? 60;
}
