/** What the person who typed the command can put right; shown without a stack, exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
