import { LostFile } from './load-failure.ts';

export interface FilesWorld {
  fetch: (file: string) => Promise<Response>;
  /** Puts the rules of a style sheet into the document; settles when they hold. */
  addStyles: (file: string) => Promise<void>;
  /** Hears of a file that the server does not have: a newer version of the site may be in place. */
  missing: () => void;
}

/**
 * Brings the files of a part here before they are used. Firefox before 155 and older Safaris never ask again for a
 * module that once did not come, so a module is imported only when all of it is in the browser's cache; a file that did
 * not come is forgotten and can be asked for again.
 */
export function createFiles(world: FilesWorld) {
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
    const answer = await world.fetch(file).catch(() => undefined);
    if (answer && answer.status >= 400 && answer.status < 500) world.missing();
    const body = answer?.ok && (await answer.arrayBuffer().catch(() => undefined));
    if (!body) throw new LostFile(file);
  }

  return {
    /** @param files what the document has already: it is not asked for again */
    present(files: readonly string[]): void {
      files.forEach((file) =>
        [file, `${file}#`].forEach((key) => known.set(key, Promise.resolve())),
      );
    },
    async bring(files: readonly string[]): Promise<void> {
      await Promise.all(files.map((file) => once(file, () => download(file))));
      // In the order of the list, which is that of the cascade.
      const styles = files.filter((file) => file.endsWith('.css'));
      await Promise.all(styles.map((file) => once(`${file}#`, () => world.addStyles(file))));
    },
  };
}
