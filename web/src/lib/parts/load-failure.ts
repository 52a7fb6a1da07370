/** A file of the site could not be loaded: no connection, a busy server, or an old version that was removed. */
export class LostFile extends Error {
  override readonly name = 'LostFile';
}

/** The messages of browsers for a module that cannot be loaded (Chromium and Firefox, Safari). */
const said = /dynamically imported module|importing a module script failed/i;

/** Whether a part failed because one of its files could not be fetched; any other error is the part's own. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof LostFile || (error instanceof Error && said.test(error.message));
}
