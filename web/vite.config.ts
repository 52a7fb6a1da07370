import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { loadActiveSite } from './build/active-site.ts';
import { brandPlugin } from './build/brand-plugin.ts';

const entry = (name: string) => `${import.meta.dirname}/src/app/${name}`;

/** Used by build.ts for both builds, and by the laptop's stack for `npm run dev`. */
export default defineConfig(async () => ({
  root: import.meta.dirname,
  plugins: [react(), brandPlugin(await loadActiveSite())],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { app: entry('main.tsx'), loader: entry('loader.ts'), boot: entry('boot.ts') },
      // The loader imports the app by address and waits for what it exports.
      preserveEntrySignatures: 'exports-only' as const,
    },
  },
}));
