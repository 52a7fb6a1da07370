/**
 * Matches a path against a pattern such as /v1/charges/:id and returns its id ('' where the pattern has
 * none).
 */
export function matchPath(pattern: string, path: string): { id: string } | undefined {
  const wanted = pattern.split('/');
  const segments = path.split('/');
  const fits =
    wanted.length === segments.length &&
    wanted.every((one, index) => one === segments[index] || (one === ':id' && segments[index]));
  return fits ? { id: segments[wanted.indexOf(':id')] ?? '' } : undefined;
}
