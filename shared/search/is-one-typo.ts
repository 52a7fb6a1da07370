/** Whether two words differ by one letter: changed, missing, superfluous, or swapped with its neighbour. */
export function isOneTypo(a: string, b: string): boolean {
  const difference = a.length - b.length;
  if (Math.abs(difference) > 1 || a === b) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  if (difference > 0) return a.slice(at + 1) === b.slice(at);
  if (difference < 0) return a.slice(at) === b.slice(at + 1);
  const isSwap = a[at] === b[at + 1] && a[at + 1] === b[at];
  return a.slice(at + 1) === b.slice(at + 1) || (isSwap && a.slice(at + 2) === b.slice(at + 2));
}
