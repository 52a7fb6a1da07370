import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { watch, type WatchOptions } from 'rolldown';
import { bundleOptions, entryPoints, functionGroups } from '../../bundle-functions.ts';
import type { LambdaHandler, LoadHandler } from '../gateway/invoke.ts';

export interface WatchedFunctions {
  loadHandler: LoadHandler;
  close(): Promise<void>;
}

/**
 * Bundles the functions, and rebuilds them whenever their sources change; the next invocation runs the new code. If a
 * rebuild fails, the last good bundle stays in use and the error is printed.
 * @throws Error when the first build fails
 */
export async function watchFunctions(
  outDir: string,
  onRebuilt: () => void,
  root?: string,
): Promise<WatchedFunctions> {
  const first = Promise.withResolvers<void>();
  let builds = 0;
  /** The errors of this build: a mistake in a shared file fails many functions. */
  const errors = new Set<string>();
  const watching = watch(
    functionGroups(root).map((group) => devOptions(group, path.join(outDir, group), root)),
  );
  watching.on('event', async (event) => {
    if (event.code === 'START') errors.clear();
    if (event.code === 'ERROR') errors.add(event.error.message);
    if (event.code === 'BUNDLE_END' || event.code === 'ERROR') await event.result?.close();
    if (event.code !== 'END') return;
    if (errors.size > 0) {
      console.error([...errors].join('\n'));
      return first.reject(new Error('The functions do not build.'));
    }
    builds++;
    if (builds > 1) onRebuilt();
    first.resolve();
  });
  try {
    await first.promise;
  } catch (error) {
    await watching.close();
    throw error;
  }
  const loadHandler: LoadHandler = async (group) => {
    const file = pathToFileURL(path.join(outDir, group, 'index.mjs'));
    // Node loads a module again only under another URL.
    const bundle = (await import(`${file.href}?${builds}`)) as { handler: LambdaHandler };
    return bundle.handler;
  };
  return { loadHandler, close: () => watching.close() };
}

/** Packages stay in node_modules: bundling them would take most of the time of each rebuild. */
function devOptions(group: string, folder: string, root: string | undefined): WatchOptions {
  const options = bundleOptions({ input: entryPoints(group), folder, root });
  return {
    ...options,
    external: /^(?![.#/])/,
    transform: { target: options.transform.target },
    output: {
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    },
  };
}
