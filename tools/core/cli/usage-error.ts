/** An error that the user can fix; shown without a stack trace, with exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
