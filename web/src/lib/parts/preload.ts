import { createFiles } from './create-files.ts';
import { FileLoadError } from './load-failure.ts';

const files = createFiles({
  fetch: (file) => fetch(file, { signal: AbortSignal.timeout(60_000) }),
  addStyles: (href) =>
    new Promise((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        reject(new FileLoadError(href));
      };
      document.head.append(link);
    }),
  // The loader handles this event (app/loader.ts).
  missing: () => dispatchEvent(new Event('filemissing')),
});

const { modules = '', styles = '' } = document.getElementById('loader')!.dataset;
files.present(`${modules} ${styles}`.split(' '));

/**
 * Fetches the files that an `import()` needs, then runs it. The build wraps every `import()` in this call
 * (build/part-files.ts).
 */
export async function preload<T>(
  load: () => Promise<T>,
  needed: readonly string[] = [],
): Promise<T> {
  await files.load(needed.map((file) => `/${file}`));
  return load();
}
