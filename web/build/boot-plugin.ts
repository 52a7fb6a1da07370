import type { Plugin } from 'vite';
import { bootScript } from '#shared/html/boot-script.ts';

/** Serves the head script for `npm run dev`; built pages contain it inline. */
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
