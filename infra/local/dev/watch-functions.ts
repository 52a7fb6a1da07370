import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { watch, type Plugin, type WatchOptions } from 'rolldown';
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
  let isFirst = true;
  /** The folder of each function's last complete bundle. */
  const folders = new Map<string, string>();
  /** The errors of this build: a mistake in a shared file fails many functions. */
  const errors = new Set<string>();
  const watching = watch(
    functionGroups(root).map((group) =>
      devOptions(group, path.join(outDir, group), root, (folder) => folders.set(group, folder)),
    ),
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
    if (!isFirst) onRebuilt();
    isFirst = false;
    first.resolve();
  });
  try {
    await first.promise;
  } catch (error) {
    await watching.close();
    throw error;
  }
  const loadHandler: LoadHandler = async (group) => {
    const file = pathToFileURL(path.join(folders.get(group)!, 'index.mjs'));
    const bundle = (await import(file.href)) as { handler: LambdaHandler };
    return bundle.handler;
  };
  return { loadHandler, close: () => watching.close() };
}

/**
 * Packages stay in node_modules: bundling them would take most of the time of each rebuild. Each build has a folder of
 * its own, because a file could be loaded while the next build, which may begin at any time, writes it, and because
 * Node loads a module again only from another URL.
 */
function devOptions(
  group: string,
  dir: string,
  root: string | undefined,
  onWritten: (folder: string) => void,
): WatchOptions {
  const options = bundleOptions({ input: entryPoints(group), folder: dir, root });
  let build = 0;
  const ownFolder: Plugin = {
    name: 'own-folder',
    buildStart() {
      build++;
    },
    writeBundle() {
      onWritten(path.join(dir, String(build)));
    },
  };
  return {
    ...options,
    external: /^(?![.#/])/,
    transform: { target: options.transform.target },
    plugins: [...options.plugins, ownFolder],
    output: {
      dir,
      format: 'esm',
      entryFileNames: () => `${build}/[name].mjs`,
      chunkFileNames: () => `${build}/[name]-[hash].mjs`,
    },
  };
}
