import type { Plugin } from 'vite';

const source = new URL('../src/lib/parts/preload.ts', import.meta.url).pathname;

/**
 * Replaces Vite's code around every `import()` with our own. Vite's does not remember that a style sheet failed to
 * load, and never requests it again.
 */
export function partFiles(): Plugin {
  return {
    name: 'part-files',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => `export { preload as __vitePreload } from ${JSON.stringify(source)};`,
    },
  };
}

/** The app's own files, which are loaded before anything is imported. */
const ofTheApp = /^assets\/(app|shell|rolldown-runtime)-[^-]+$/;

/** Returns the files of an `import()`, including its own, which Vite omits if it is the only one. */
export function partDependencies(file: string, others: string[]): string[] {
  return [...new Set([file, ...others])].filter((one) => !ofTheApp.test(one));
}
