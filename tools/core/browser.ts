import { readBlob } from './browser/read-blob.ts';
import { checkLasStream } from './check-content.ts';
import type { CheckOptions, CheckResult } from './types.ts';

export { checkLas } from './check-content.ts';
export { rules } from './rules.ts';

/**
 * Checks a file that a person has chosen, piece by piece.
 * @throws NotFoundError or NotReadableError if it cannot be read, TypeError if the configuration is not valid
 */
export async function checkLasBlob(blob: Blob, options: CheckOptions = {}): Promise<CheckResult> {
  return checkLasStream(readBlob(blob), options);
}
