import { createRequire } from 'node:module';
import path from 'node:path';
import type { LambdaHandler, LoadHandler } from './gateway/invoke.ts';

const require = createRequire(import.meta.url);

/** Loads the functions as Lambda does: each from its own bundle, `<directory>/<group>/index.cjs`. */
export function createBundleLoader(directory: string): LoadHandler {
  return async (group) => {
    const bundle = require(path.join(directory, group, 'index.cjs')) as { handler: LambdaHandler };
    return bundle.handler;
  };
}
