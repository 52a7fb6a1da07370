/** What browsers say of a module that does not come (Chromium and Firefox, Safari), and Vite of a style sheet. */
const said = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether a page failed because a file of it could not be fetched: no connection, or a new version of the site. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && said.test(error.message);
}
