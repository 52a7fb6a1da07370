/** quantity(1, 'row') → '1 row'; quantity(2000, 'row') → '2,000 rows'. */
export function quantity(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
