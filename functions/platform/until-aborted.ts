/**
 * Stops waiting when the signal fires, even if a client ignores it.
 * @throws the signal's reason
 */
export function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const over = Promise.withResolvers<never>();
  const onAbort = () => over.reject(signal.reason as Error);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  return Promise.race([work, over.promise]).finally(() =>
    signal.removeEventListener('abort', onAbort),
  );
}
