import { requireText } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { callUrl } from '../api/call-url.ts';

/** A file of an edition. */
export interface FilePlace {
  resourceType: 'article' | 'product';
  /** The item's id. */
  id: string;
  file: string;
}

/** Returns the URL of a file. A free item's file needs no token. */
export function fileUrl({ resourceType, id, file }: FilePlace, token?: string): string {
  const route =
    resourceType === 'article'
      ? 'GET /api/articles/{id}/download/{file}'
      : 'GET /download/products/{id}/{file}';
  return callUrl(route, { id, file, token });
}

/**
 * Downloads a bought file. The page stays open, because the URL leads to a file that is saved.
 * @param sessionId The Checkout session that paid for it.
 * @throws ApiError
 */
export async function downloadFile(place: FilePlace, sessionId: string): Promise<void> {
  const { resourceType, id: resourceId } = place;
  const request = { resourceType, resourceId, sessionId };
  const { token } = await call('POST /token/download', request);
  location.assign(fileUrl(place, requireText(token)));
}
