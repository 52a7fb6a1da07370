/** Returns why a request failed. `fetch` says only that it failed, and keeps the reason in the error's cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return reasonOf(error.cause);
  // Node.js tries every address of a host, and reports all failures as one error without a message.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error.message || error.name;
}
