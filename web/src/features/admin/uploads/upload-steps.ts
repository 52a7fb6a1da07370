import type { UploadKind } from '#shared/contracts/uploads.ts';
import { createPart } from '#web/src/lib/parts/create-part.ts';
import { pause } from '#web/src/lib/pause.ts';
import { adminCall } from '../parts/admin-call.ts';
import { postToS3 } from './post-to-s3.ts';
import type { UploadSteps } from './run-upload.ts';
import { sendToS3 } from './send-to-s3.ts';
import { waitForNetwork } from './wait-for-network.ts';

/** The call that returns where to post a file of this kind. */
const askCalls = {
  'article-pdf': 'POST /api/articles/{id}/upload/pdf',
  'article-extra': 'POST /api/admin/articles/{id}/files',
  'article-cover': 'POST /api/articles/{id}/upload/image',
  'product-cover': 'POST /api/upload-image/products',
  'product-file': 'POST /api/upload',
  'product-extra': 'POST /api/admin/products/{id}/files',
  'podcast-artwork': 'POST /api/podcasts/{id}/artwork',
  'podcast-preview': 'POST /api/podcasts/{id}/preview',
  'podcast-audio': 'POST /api/podcasts/{id}/audio',
  'author-picture': 'POST /api/admin/authors/{id}/picture',
} as const satisfies Record<UploadKind, unknown>;

const sender = createPart(() => import('./send-in-parts.ts'));

/** The steps of an upload as they are done in a browser. */
export const uploadSteps: UploadSteps = {
  ask: (kind, id, file) =>
    adminCall(askCalls[kind], {
      id,
      fileName: file.name,
      contentType: file.type || 'application/octet-stream',
      size: file.size,
    }),
  post: postToS3,
  loadParts: async () => {
    sender.want();
    return (await sender.arrived).sendInParts;
  },
  start: (kind, id, file) =>
    adminCall('POST /api/admin/uploads', {
      id,
      kind,
      fileName: file.name,
      contentType: file.type || 'application/octet-stream',
      size: file.size,
      modifiedAt: file.lastModified,
    }),
  parts: (id) => adminCall('GET /api/admin/uploads/{id}/parts', { id }),
  sign: (id, numbers) => adminCall('POST /api/admin/uploads/{id}/parts', { id, numbers }),
  put: (url, body, options) => sendToS3({ method: 'PUT', url, body }, options),
  complete: (id) => adminCall('POST /api/admin/uploads/{id}/complete', { id }),
  waitForNetwork,
  read: (id) => adminCall('GET /api/admin/uploads/{id}', { id }),
  cancel: (id) => adminCall('DELETE /api/admin/uploads/{id}', { id }),
  pause,
};
