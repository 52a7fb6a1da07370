import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSocketServer, type AddressInfo } from 'node:net';

export interface Listening {
  server: Server;
  port: number;
  close(): Promise<void>;
}

/** Thrown when another program uses the port. `npm start` prints it as one line. */
export class PortTaken extends Error {
  readonly port: number;

  constructor(port: number) {
    super(`Port ${port} is already taken.`);
    this.name = 'PortTaken';
    this.port = port;
  }
}

/**
 * Serves HTTP on 127.0.0.1 (port 0: any free one), and on request also on ::1 if available, because browsers
 * may resolve `localhost` to either. Both feed one server, so upgrades reach the same listeners.
 * @throws PortTaken
 */
export async function listen(
  listener: RequestListener,
  { port = 0, alsoIpv6 = false }: { port?: number; alsoIpv6?: boolean } = {},
): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: 60_000 }, listener);
  await bind(server, port, '127.0.0.1');
  const bound = (server.address() as AddressInfo).port;
  const closeIpv6 = alsoIpv6 ? await bindIpv6(server, bound) : undefined;
  return {
    server,
    port: bound,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await Promise.all([closed, closeIpv6?.()]);
    },
  };
}

function bind(server: ReturnType<typeof createSocketServer>, port: number, host: string) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error),
    );
    server.listen(port, host, resolve);
  });
}

async function bindIpv6(server: Server, port: number): Promise<(() => Promise<void>) | undefined> {
  const socketServer = createSocketServer((socket) => server.emit('connection', socket));
  try {
    await bind(socketServer, port, '::1');
  } catch (error) {
    if (error instanceof PortTaken) await new Promise((resolve) => server.close(resolve));
    if (error instanceof PortTaken) throw error;
    return undefined;
  }
  return () => new Promise((resolve) => socketServer.close(() => resolve()));
}
