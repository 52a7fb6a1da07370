import { createChecker, type Checker } from './checks/create-checker.ts';
import { readConfig } from './config/read-config.ts';
import { withoutFileNames } from './config/config-of-file.ts';
import type { CheckOptions, CheckResult } from './types.ts';

/**
 * Checks the content of a LAS file.
 * @throws TypeError if the configuration is not valid, but never because of the content
 */
export function checkLas(content: string | Uint8Array, options: CheckOptions = {}): CheckResult {
  const checker = checkerFor(options);
  checker.feed(typeof content === 'string' ? new TextEncoder().encode(content) : content);
  return checker.end();
}

/** Checks content that arrives in chunks. */
export async function checkLasStream(
  stream: AsyncIterable<Uint8Array>,
  options: CheckOptions,
): Promise<CheckResult> {
  const checker = checkerFor(options);
  for await (const bytes of stream) {
    checker.feed(bytes);
    if (checker.done()) break;
  }
  return checker.end();
}

function checkerFor({ file, config }: CheckOptions): Checker {
  const own = readConfig(config ?? {});
  return file === undefined
    ? createChecker('input.las', withoutFileNames(own))
    : createChecker(file, own);
}
