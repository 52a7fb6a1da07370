// Math.min and Math.max take their values as arguments, and a call with a hundred thousand of them exceeds the stack.

export function lowest(values: readonly number[]): number {
  return values.reduce((least, value) => Math.min(least, value), Infinity);
}

export function highest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), -Infinity);
}
