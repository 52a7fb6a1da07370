/**
 * Data other than an account that people may have deleted: `#site/config/deletion-scopes.ts` exports all scopes as
 * `deletionScopes`.
 */
export interface SiteDeletionScope {
  scope: string;
  /** 'AquaTest AI' */
  name: string;
  /** The label in the form: whose data, and which. */
  label: string;
  text: string;
  /** The short name in the administrators' list. */
  short: string;
  /** The data as an email names it: 'the data of the water-testing app'. */
  data: string;
  /** A sentence that says what a confirmation deletes. */
  asked: string;
  /** The entry in the list of what is deleted: a name and a sentence. */
  goes: readonly [string, string];
}
