/**
 * The Theis well function W(u), the exponential integral E₁(u) for u > 0: its power series up to 1,
 * beyond that its continued fraction. Good to better than one part in a million.
 */
export function wellFunction(u: number): number {
  if (u <= 1) {
    let sum = -0.5772156649 - Math.log(u);
    let term = 1;
    for (let n = 1; n < 30; n += 1) {
      term *= -u / n;
      sum -= term / n;
    }
    return sum;
  }
  let fraction = 0;
  for (let n = 60; n >= 1; n -= 1) fraction = n / (1 + n / (u + fraction));
  return Math.exp(-u) / (u + fraction);
}

/**
 * Drawdown in metres by Theis (1935). Rate in m³/d, transmissivity in m²/d, distance in metres,
 * time in days.
 */
export function theisDrawdown(
  aquifer: { transmissivity: number; storativity: number },
  rate: number,
  distance: number,
  days: number,
): number {
  const { transmissivity, storativity } = aquifer;
  const u = (distance ** 2 * storativity) / (4 * transmissivity * days);
  return (rate / (4 * Math.PI * transmissivity)) * wellFunction(u);
}
