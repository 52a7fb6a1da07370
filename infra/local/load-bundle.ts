import { createRequire } from 'node:module';
import path from 'node:path';
import type { LambdaHandler, LoadHandler } from './gateway/invoke.ts';

const require = createRequire(import.meta.url);

/** Loads the functions as Lambda does: each from its own bundle, `<directory>/<group>/index.cjs`. */
export function createBundleLoader(directory: string): LoadHandler & { forget(): void } {
  const fileOf = (group: string) => path.join(directory, group, 'index.cjs');
  const load: LoadHandler = async (group) => {
    const bundle = require(fileOf(group)) as { handler: LambdaHandler };
    return bundle.handler;
  };
  /** Makes the next invocations load their bundles again. */
  const forget = () => {
    for (const file of Object.keys(require.cache)) {
      if (file.startsWith(directory + path.sep)) Reflect.deleteProperty(require.cache, file);
    }
  };
  return Object.assign(load, { forget });
}
