/**
 * Splits a whole amount by weights, rounded by the largest remainder, so that the shares add up to it. Of equal remainders
 * the first is rounded up. Without any weight the shares are as equal as they can be.
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
  // A price times another one has more digits than a number keeps.
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((part) => Number(part / BigInt(sum)));
  const remainders = exact.map((part, index) => ({ index, left: Number(part % BigInt(sum)) }));
  const lacking = amount - shares.reduce((total, share) => total + share, 0);
  remainders.sort((a, b) => b.left - a.left || a.index - b.index);
  for (const { index } of remainders.slice(0, lacking)) shares[index]! += 1;
  return shares;
}
