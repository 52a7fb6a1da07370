import type { RequestListener, Server } from 'node:http';
import path from 'node:path';
import { createServer, resolveConfig, type InlineConfig } from 'vite';

const web = path.resolve(import.meta.dirname, '../../../web');
const config: InlineConfig = { configFile: path.join(web, 'vite.config.ts'), root: web };

export interface ViteServer {
  pages: RequestListener;
  close(): Promise<void>;
}

/**
 * Checks the pages of the site, as a plugin of Vite's configuration does when it is read.
 * @throws SiteMistake with a sentence for each mistake
 */
export async function checkPages(): Promise<void> {
  await resolveConfig(config, 'serve');
}

/** Starts Vite instead of the web build. Its hot-reload socket uses the site's own server. */
export async function startVite(server: Server): Promise<ViteServer> {
  const vite = await createServer({
    ...config,
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
