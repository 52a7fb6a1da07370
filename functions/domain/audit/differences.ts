const maxQuotedLength = 120;

/**
 * Returns the changes of an edit for the audit log: `{ price: '£4.50 → £5.00' }`. An empty text is "none"; for long
 * texts the result contains only that they changed. Undefined if nothing changed.
 */
export function differences(
  before: Record<string, string>,
  after: Record<string, string>,
): Record<string, string> | undefined {
  const changed = Object.entries(after).filter(([name, value]) => before[name] !== value);
  if (changed.length === 0) return undefined;
  return Object.fromEntries(
    changed.map(([name, value]) => {
      const old = before[name] ?? '';
      const isLong = old.length > maxQuotedLength || value.length > maxQuotedLength;
      return [name, isLong ? 'changed' : `${old || 'none'} → ${value || 'none'}`];
    }),
  );
}
