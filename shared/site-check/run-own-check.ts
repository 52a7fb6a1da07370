import * as z from 'zod';
import { placeInSite } from '../site-config/site-folder.ts';
import { SiteMistake } from '../site-config/site-mistake.ts';
import { explainFailure } from './explain-failure.ts';
import { explainIssue } from './explain-issue.ts';
import { plainMessage } from './plain-message.ts';

const file = 'config/check.ts';

/**
 * Runs the check that a site brings.
 * @throws SiteMistake if it refuses a setting, or fails
 */
export function runOwnCheck(check: () => void, folder: string): void {
  const { customError, ...before } = z.config();
  // The check calls zod itself, so its messages can only be set globally.
  z.config({ customError: plainMessage });
  try {
    check();
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw explainFailure(error, folder, file);
    const lines = error.issues.flatMap((issue) => explainIssue(issue, z.unknown()));
    throw new SiteMistake(...lines.map(({ text }) => `${placeInSite(folder, file)}: ${text}`));
  } finally {
    z.config({ ...before, customError });
  }
}
