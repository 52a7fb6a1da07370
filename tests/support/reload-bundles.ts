import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { LambdaHandler, LoadHandler } from '#infra/local/gateway/invoke.ts';

type Wrapper = (
  exports: object,
  require: NodeJS.Require,
  module: { exports: object },
  filename: string,
  dirname: string,
) => void;

interface Bundle {
  exports: { handler?: LambdaHandler };
}

/**
 * Loads the functions from `<directory>/<group>/index.cjs`. After `forget`, the next invocations start their functions
 * again, as Lambda does after a deployment, but do not compile them again, which takes most of the time.
 */
export function createReloader(directory: string): LoadHandler & { forget(): void } {
  const compiled = new Map<string, Wrapper>();
  const started = new Map<string, Bundle>();

  function compile(filename: string): Wrapper {
    const parameters = ['exports', 'require', 'module', '__filename', '__dirname'];
    return compileFunction(readFileSync(filename, 'utf8'), parameters, { filename }) as Wrapper;
  }

  function start(group: string): Bundle {
    const filename = path.join(directory, group, 'index.cjs');
    const run = compiled.get(filename) ?? compile(filename);
    compiled.set(filename, run);
    const bundle: Bundle = { exports: {} };
    run(bundle.exports, createRequire(filename), bundle, filename, path.dirname(filename));
    return bundle;
  }

  const load: LoadHandler = async (group) => {
    const bundle = started.get(group) ?? start(group);
    started.set(group, bundle);
    return bundle.exports.handler!;
  };
  return Object.assign(load, { forget: () => started.clear() });
}
