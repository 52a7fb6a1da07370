import { context } from 'esbuild';
import { bundleOptions } from '../../build-functions.ts';
import { createBundleLoader } from '../load-bundle.ts';
import type { LoadHandler } from '../gateway/invoke.ts';

export interface WatchedFunctions {
  loadHandler: LoadHandler;
  close(): Promise<void>;
}

/**
 * Bundles the functions, and rebuilds them whenever their sources change; the next invocation runs the new code. If a
 * rebuild fails, the last good bundle stays in use and esbuild prints the errors.
 * @throws Error when the first build fails
 */
export async function watchFunctions(
  outDir: string,
  onRebuilt: () => void,
  root?: string,
): Promise<WatchedFunctions> {
  const loadHandler = createBundleLoader(outDir);
  const first = Promise.withResolvers<void>();
  let built = false;
  const options = bundleOptions(outDir, root);
  const watching = await context({
    ...options,
    plugins: [
      ...options.plugins,
      {
        name: 'reload',
        setup({ onEnd }) {
          onEnd(({ errors }) => {
            if (errors.length > 0) return first.reject(new Error('The functions do not build.'));
            loadHandler.forget();
            if (built) onRebuilt();
            built = true;
            first.resolve();
          });
        },
      },
    ],
  });
  await watching.watch();
  try {
    await first.promise;
  } catch (error) {
    await watching.dispose();
    throw error;
  }
  return { loadHandler, close: () => watching.dispose() };
}
