/** Returns how many credits of a purchase a refund withdraws: the same share as of the money, rounded up. */
export function creditsToWithdraw(credits: number, refunded: number, paid: number): number {
  return refunded === 0 ? 0 : Math.min(credits, Math.ceil((credits * refunded) / paid));
}
