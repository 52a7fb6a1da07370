/** A file of the site that did not come: no connection, a busy server, or a version that is gone. */
export class LostFile extends Error {
  override readonly name = 'LostFile';
}

/** What browsers say of a module that does not come (Chromium and Firefox, Safari). */
const said = /dynamically imported module|importing a module script failed/i;

/** Whether a part failed because a file of it could not be fetched; anything else is a fault of the part itself. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof LostFile || (error instanceof Error && said.test(error.message));
}
