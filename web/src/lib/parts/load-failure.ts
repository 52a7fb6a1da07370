/** A file of the site could not be loaded: no connection, a busy server, or an old version that was removed. */
export class FileLoadError extends Error {
  override readonly name = 'FileLoadError';
}

/** The messages of browsers for a module that cannot be loaded (Chromium and Firefox, Safari). */
const moduleLoadMessages = /dynamically imported module|importing a module script failed/i;

/** Whether a part failed because one of its files could not be fetched; any other error is the part's own. */
export function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof FileLoadError ||
    (error instanceof Error && moduleLoadMessages.test(error.message))
  );
}
