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
  if (process.env['npm_lifecycle_event']) stopWithoutParent(onSignal);
  return controller.signal;
}

/** npm hands a SIGTERM only to the shell between it and us: that the shell is gone is all that arrives here. */
function stopWithoutParent(stop: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 1000);
  watch.unref();
}

/** Settles when the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
}
