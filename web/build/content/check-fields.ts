import type * as z from 'zod';
import { explainIssue, type Explained } from '#shared/site-check/explain-issue.ts';
import { plainMessage } from '#shared/site-check/plain-message.ts';

type Checked<Fields> =
  | { fields: Fields; mistake?: undefined }
  | { fields?: undefined; mistake: Explained };

/** Checks the fields of a page or the attributes of a block. Returns them, or the first mistake. */
export function checkFields<Schema extends z.ZodObject>(
  schema: Schema,
  value: unknown,
): Checked<z.output<Schema>> {
  const checked = schema.safeParse(value, { error: plainMessage, reportInput: true });
  if (checked.success) return { fields: checked.data };
  const { issues } = checked.error;
  // Reported first: a misspelt field explains why another one is missing.
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]!;
  const [mistake] = explainIssue(issue, schema, 'field');
  return { mistake: mistake! };
}
