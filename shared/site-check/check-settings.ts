import type * as z from 'zod';
import { SiteMistake } from '../site-config/site-mistake.ts';
import { explainIssue } from './explain-issue.ts';
import { placeOfSetting } from './place-of-setting.ts';
import { plainMessage } from './plain-message.ts';

/** An export of a file of a site. */
export interface SiteExport {
  /** The folder of the site. */
  folder: string;
  /** The file's place in there: `config/site.ts`. */
  file: string;
  /** The name of the export: `site`. */
  name: string;
}

/**
 * Checks what a file of the site exports.
 * @throws SiteMistake with a line for each invalid setting
 */
export function checkSettings<Schema extends z.ZodType>(
  from: SiteExport,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const checked = schema.safeParse(value, { error: plainMessage, reportInput: true });
  if (checked.success) return checked.data;
  const lines = checked.error.issues.flatMap((issue) =>
    explainIssue(issue, schema).map(
      ({ at, text }) => `${placeOfSetting(from, at, issue.input)}: ${text}`,
    ),
  );
  throw new SiteMistake(...lines);
}
