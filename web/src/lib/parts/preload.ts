import { createFiles } from './create-files.ts';
import { LostFile } from './load-failure.ts';

const files = createFiles({
  fetch: (file) => fetch(file, { signal: AbortSignal.timeout(60_000) }),
  addStyles: (href) =>
    new Promise((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        reject(new LostFile(href));
      };
      document.head.append(link);
    }),
  // The loader hears it (app/loader.ts).
  missing: () => dispatchEvent(new Event('filemissing')),
});

const { modules = '', styles = '' } = document.getElementById('loader')!.dataset;
files.present(`${modules} ${styles}`.split(' '));

/** What the build puts around every `import()` (build/part-files.ts), with the files that it needs. */
export async function preload<T>(
  load: () => Promise<T>,
  needed: readonly string[] = [],
): Promise<T> {
  await files.bring(needed.map((file) => `/${file}`));
  return load();
}
