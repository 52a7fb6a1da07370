import type { Plugin } from 'vite';

const source = new URL('../src/lib/parts/preload.ts', import.meta.url).pathname;

/**
 * Puts our own code in place of Vite's around every `import()`. Vite's forgets that a style sheet did not come, and does not
 * ask for it again.
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

/** What is here before anything is imported: the app itself. */
const ofTheApp = /^assets\/(app|shell|rolldown-runtime)-[^-]+$/;

/** Of an `import()`: its own file too, which Vite leaves out where it is the only one. */
export function partDependencies(file: string, others: string[]): string[] {
  return [...new Set([file, ...others])].filter((one) => !ofTheApp.test(one));
}
