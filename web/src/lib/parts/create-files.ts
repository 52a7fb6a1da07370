import { FileLoadError } from './load-failure.ts';

export interface FilesDeps {
  fetch: (file: string) => Promise<Response>;
  /** Adds a style sheet to the document; resolves once it applies. */
  addStyles: (file: string) => Promise<void>;
  /** Called for a file that the server lacks: a newer version of the site may be deployed. */
  missing: () => void;
}

/**
 * Fetches the files of a part before they are used. Firefox before 155 and older versions of Safari never retry a
 * module that failed to load, so a module is imported only once all of its files are in the browser's cache. A failed
 * file is forgotten and can be requested again.
 */
export function createFiles(deps: FilesDeps) {
  const known = new Map<string, Promise<void>>();

  function once(key: string, work: () => Promise<void>): Promise<void> {
    const running = known.get(key);
    if (running) return running;
    const started = work().catch((error: unknown) => {
      known.delete(key);
      throw error;
    });
    known.set(key, started);
    return started;
  }

  async function download(file: string): Promise<void> {
    const response = await deps.fetch(file).catch(() => undefined);
    if (response && response.status >= 400 && response.status < 500) deps.missing();
    const body = response?.ok && (await response.arrayBuffer().catch(() => undefined));
    if (!body) throw new FileLoadError(file);
  }

  return {
    /**
     * Marks files as present.
     * @param files files that the document has already, which are not requested again
     */
    present(files: readonly string[]): void {
      files.forEach((file) =>
        [file, `${file}#`].forEach((key) => known.set(key, Promise.resolve())),
      );
    },
    async load(files: readonly string[]): Promise<void> {
      await Promise.all(files.map((file) => once(file, () => download(file))));
      // In the order of the list, which is the order of the cascade.
      const styles = files.filter((file) => file.endsWith('.css'));
      await Promise.all(styles.map((file) => once(`${file}#`, () => deps.addStyles(file))));
    },
  };
}
