/**
 * Numbers from 0 to 1, always the same for a given seed (a linear congruential generator with the constants of
 * Numerical Recipes).
 */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Approximately normal with mean 0 and standard deviation 1: a sum of twelve. */
export function normalFrom(random: () => number): () => number {
  return () => Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6);
}
