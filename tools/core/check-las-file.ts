import { createReadStream } from 'node:fs';
import { checkLasStream } from './check-content.ts';
import type { CheckOptions, CheckResult } from './types.ts';

/**
 * Checks a file of any size as a stream.
 * @throws the system's error if it cannot be read, TypeError if the configuration is not valid
 */
export async function checkLasFile(path: string, options: CheckOptions = {}): Promise<CheckResult> {
  const stream = createReadStream(path, { highWaterMark: 1 << 20 });
  return checkLasStream(stream as AsyncIterable<Uint8Array>, { file: path, ...options });
}
