/**
 * Aborts at the first Ctrl-C (or SIGTERM) and ends the process at the second. npm passes the terminal's Ctrl-C on as
 * well, so one press may arrive twice: what comes within half a second counts as the same press.
 */
export function listenForInterrupt(): AbortSignal {
  const controller = new AbortController();
  let firstAt = 0;
  const onSignal = () => {
    if (!controller.signal.aborted) {
      firstAt = Date.now();
      controller.abort();
    } else if (Date.now() - firstAt > 500) {
      process.exit(130);
    }
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return controller.signal;
}

/** Settles when the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
}
