import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { loadActiveSite } from './build/active-site.ts';
import { brandPlugin } from './build/brand-plugin.ts';

const entry = (name: string) => `${import.meta.dirname}/src/app/${name}`;

const shell =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\/|web\/src\/components\/|lib\/(session\/session|toast|class-names|browser-storage)/;

/** Used by build.ts for both builds, and by the laptop's stack for `npm run dev`. */
export default defineConfig(async ({ isSsrBuild }) => ({
  root: import.meta.dirname,
  resolve: {
    alias: [
      // See there: a fifth of zod's size, the same core.
      { find: /^zod$/, replacement: `${import.meta.dirname}/src/lib/compact-zod.ts` },
    ],
  },
  plugins: [react(), brandPlugin(await loadActiveSite())],
  // The loader starts the app by address, where the scan for dependencies does not follow.
  optimizeDeps: { entries: ['src/app/main.tsx', 'src/features/*/*-page.tsx'] },
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
      // What every page needs in one file: many small ones compress worse and wait for each other.
      output: isSsrBuild ? {} : { codeSplitting: { groups: [{ name: 'shell', test: shell }] } },
    },
  },
}));
