/**
 * Aborts at the first Ctrl-C (or SIGTERM) and ends the process at the second. npm forwards the terminal's
 * Ctrl-C, so one press may arrive twice: signals within half a second count as one.
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

/**
 * Stops when the parent process ends: npm sends SIGTERM only to the shell between itself and this process, so a missing
 * parent is the only sign of it.
 */
function stopWithoutParent(stop: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 1000);
  watch.unref();
}

/** Resolves when the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
}
