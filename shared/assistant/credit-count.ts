/** `1 credit`, `2 credits` */
export function creditCount(credits: number): string {
  return `${credits} ${credits === 1 ? 'credit' : 'credits'}`;
}
