import type { RequestListener, Server } from 'node:http';
import path from 'node:path';
import { createServer } from 'vite';

const root = path.resolve(import.meta.dirname, '../../..');

export interface ViteServer {
  pages: RequestListener;
  close(): Promise<void>;
}

/** Starts Vite instead of the web build. Its hot-reload socket uses the site's own server. */
export async function startVite(server: Server): Promise<ViteServer> {
  const vite = await createServer({
    configFile: path.join(root, 'web/vite.config.ts'),
    root: path.join(root, 'web'),
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
    clearScreen: false,
  });
  return {
    pages: (request, response) =>
      vite.middlewares(request, response, () => response.writeHead(404).end('Not Found\n')),
    close: () => vite.close(),
  };
}
