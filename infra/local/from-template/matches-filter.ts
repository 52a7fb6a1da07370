type Condition = string | number | boolean | null | Record<string, unknown>;

/**
 * Whether a record matches a filter pattern of an event source or a rule: for every key of the pattern, one of the
 * key's conditions must hold. If the record has several values for a key, one of them is enough. Supported conditions
 * are values and `prefix`; others throw.
 * @see https://docs.aws.amazon.com/lambda/latest/dg/invocation-eventfiltering.html
 */
export function matchesFilter(pattern: object, record: unknown): boolean {
  return Object.entries(pattern).every(([key, expected]: [string, unknown]) => {
    const actual = (record as Record<string, unknown> | undefined)?.[key];
    if (Array.isArray(expected)) {
      const values: unknown[] = Array.isArray(actual) ? actual : [actual];
      return values.some((value) =>
        (expected as Condition[]).some((condition) => meets(condition, value)),
      );
    }
    return typeof actual === 'object' && matchesFilter(expected as object, actual);
  });
}

function meets(condition: Condition, actual: unknown): boolean {
  if (typeof condition !== 'object' || condition === null) return condition === actual;
  const [[operator, operand] = ['', undefined]] = Object.entries(condition);
  if (operator !== 'prefix')
    throw new Error(`The local stack does not support the filter operator ${operator}.`);
  return typeof actual === 'string' && actual.startsWith(String(operand));
}
