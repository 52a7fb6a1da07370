export interface Closeable {
  close(): Promise<void> | void;
}

/**
 * Makes a stack close a server, even one that is still starting when the stack is disposed of. A server that fails to
 * start is not closed.
 */
export function disposeWith<Server extends Closeable>(
  stack: AsyncDisposableStack,
  starting: Promise<Server>,
): Promise<Server> {
  stack.defer(async () => {
    const server = await starting.catch(() => undefined);
    await server?.close();
  });
  return starting;
}
