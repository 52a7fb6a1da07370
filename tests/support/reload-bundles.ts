import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type { LambdaHandler, LoadHandler } from '#infra/local/gateway/invoke.ts';

type Wrapper = (
  exports: object,
  require: (id: string) => unknown,
  module: { exports: object },
  filename: string,
  dirname: string,
) => void;

interface Bundle {
  handler?: LambdaHandler;
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
    const wrapper = compileFunction(readFileSync(filename, 'utf8'), parameters, { filename });
    compiled.set(filename, wrapper as Wrapper);
    return wrapper as Wrapper;
  }

  /** Runs the file of a bundle, and those that it requires, as modules of their own. */
  function start(filename: string, modules = new Map<string, { exports: object }>()): object {
    const known = modules.get(filename);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(filename, module);
    const run = compiled.get(filename) ?? compile(filename);
    const folder = path.dirname(filename);
    const requireOther = createRequire(filename);
    const require = (id: string): unknown =>
      id.startsWith('./') ? start(path.join(folder, id), modules) : requireOther(id);
    run(module.exports, require, module, filename, folder);
    return module.exports;
  }

  const load: LoadHandler = async (group) => {
    const bundle: Bundle = started.get(group) ?? start(path.join(directory, group, 'index.cjs'));
    started.set(group, bundle);
    return bundle.handler!;
  };
  return Object.assign(load, { forget: () => started.clear() });
}
