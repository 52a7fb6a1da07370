export interface Closeable {
  close(): Promise<void> | void;
}

/**
 * Lets a stack close a server, even one whose start is still under way when the stack is disposed of. A server that
 * fails to start needs no closing.
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
