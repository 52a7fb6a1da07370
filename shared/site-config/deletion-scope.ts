import * as z from 'zod';

const text = z.string().min(1);

/**
 * Data other than an account that people may have deleted: `#site/config/deletion-scopes.ts` exports all scopes as
 * `deletionScopes`.
 */
const deletionScope = z.strictObject({
  scope: text,
  /** 'AquaTest AI' */
  name: text,
  /** The label in the form: whose data, and which. */
  label: text,
  text,
  /** The short name in the administrators' list. */
  short: text,
  /** The data as an email names it: 'the data of the water-testing app'. */
  data: text,
  /** A sentence that says what a confirmation deletes. */
  asked: text,
  /** The entry in the list of what is deleted: a name and a sentence. */
  goes: z.tuple([text, text]).readonly(),
});

export const deletionScopesSchema = z.array(deletionScope);

export type SiteDeletionScope = z.output<typeof deletionScope>;
