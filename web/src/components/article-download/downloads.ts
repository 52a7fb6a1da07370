import { callUrl } from '#web/src/lib/api/call-url.ts';
import { createDownload, type Download } from './create-download.ts';
import { saveFile } from '#web/src/lib/save-file.ts';

const downloads = new Map<string, Download>();

/** The one download of an article in this tab. */
export function downloadOf(articleId: string): Download {
  let download = downloads.get(articleId);
  if (!download) {
    download = createDownload({
      fetch: (...request) => fetch(...request),
      urlFor: (token) => callUrl('GET /api/articles/{id}/download', { id: articleId, token }),
      save: (chunks, name) => saveFile(chunks, name, 'application/pdf'),
      isOnline: () => navigator.onLine,
      onOffline(listener) {
        window.addEventListener('offline', listener);
        return () => window.removeEventListener('offline', listener);
      },
    });
    downloads.set(articleId, download);
  }
  return download;
}
