import type { Plugin } from 'vite';
import { bootScript } from '#shared/html/boot-script.ts';

/** Serves the script of the head to `npm run dev`; in built pages it is inline. */
export function bootPlugin(): Plugin {
  return {
    name: 'boot-script',
    configureServer(server) {
      server.middlewares.use('/boot.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(bootScript);
      });
    },
  };
}
