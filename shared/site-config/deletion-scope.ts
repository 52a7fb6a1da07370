/**
 * Data that people may have deleted besides that of an account: `#site/config/deletion-scopes.ts` exports all of them as
 * `deletionScopes`.
 */
export interface SiteDeletionScope {
  scope: string;
  /** 'AquaTest AI' */
  name: string;
  /** In the form: whose data, and which. */
  label: string;
  text: string;
  /** In the list of the administrators. */
  short: string;
  /** In a mail: 'the data of the water-testing app'. */
  data: string;
  /** What a confirmation deletes, as a sentence. */
  asked: string;
  /** What is deleted, in the ledger: a name and a sentence. */
  goes: readonly [string, string];
}
