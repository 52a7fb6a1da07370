/** Returns the relative luminance of WCAG, 0 to 1, of `#rrggbb`. */
function luminance(colour: string): number {
  const [red, green, blue] = linearParts(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the linear red, green and blue of `#rrggbb`, 0 to 1. */
export function linearParts(colour: string): [number, number, number] {
  const parts = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return parts as [number, number, number];
}

/** Returns the contrast of two colours as WCAG computes it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}
