/** Every text that only one configuration has: the other has another text there. */
export function ownTexts(own: unknown, other: unknown): string[] {
  if (typeof own === 'string') return own === other ? [] : [own];
  if (typeof own !== 'object' || own === null) return [];
  return Object.entries(own).flatMap(([key, value]) =>
    ownTexts(value, (other as Record<string, unknown> | undefined)?.[key]),
  );
}
