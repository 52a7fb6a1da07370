/** Waits for this long, or until the browser reports that it is online. */
export function waitForNetwork(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const online = () => resolve();
  window.addEventListener('online', online, { once: true });
  return promise.finally(() => {
    clearTimeout(timer);
    window.removeEventListener('online', online);
  });
}
