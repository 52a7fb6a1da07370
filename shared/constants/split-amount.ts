/**
 * Splits a whole amount by weights, rounded by the largest remainder: the shares add up to the amount. Of equal
 * remainders the first is rounded up. If all weights are 0, the shares are as equal as possible.
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0)
    return weights.length === 0
      ? []
      : splitAmount(
          amount,
          weights.map(() => 1),
        );
  // The product of two prices may exceed the safe integers.
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((part) => Number(part / BigInt(sum)));
  const remainders = exact.map((part, index) => ({ index, left: Number(part % BigInt(sum)) }));
  const lacking = amount - shares.reduce((total, share) => total + share, 0);
  remainders.sort((a, b) => b.left - a.left || a.index - b.index);
  for (const { index } of remainders.slice(0, lacking)) shares[index]! += 1;
  return shares;
}

/**
 * Splits a payment for several items in the same way, but gives every item with a weight at least 1, taken from the
 * largest share, if there is enough for all. An item with a share of 0 would lose its access when the others are
 * refunded.
 */
export function splitPayment(amount: number, weights: readonly number[]): number[] {
  const shares = splitAmount(amount, weights);
  for (const [index, weight] of weights.entries()) {
    if (weight === 0 || shares[index]! > 0) continue;
    const largest = shares.indexOf(Math.max(...shares));
    if (shares[largest]! < 2) break;
    shares[largest]! -= 1;
    shares[index] = 1;
  }
  return shares;
}
