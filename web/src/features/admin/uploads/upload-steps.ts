import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { authorsContract } from '#shared/contracts/authors.ts';
import { articleFilesContract, productFilesContract } from '#shared/contracts/item-files.ts';
import { podcastsAdminContract } from '#shared/contracts/podcasts-admin.ts';
import { productsContract } from '#shared/contracts/products.ts';
import { uploadsContract, type UploadKind } from '#shared/contracts/uploads.ts';
import { createPart } from '#web/src/lib/parts/create-part.ts';
import { adminCall } from '../parts/admin-call.ts';
import { postToS3 } from './post-to-s3.ts';
import type { UploadSteps } from './run-upload.ts';
import { sendToS3 } from './send-to-s3.ts';
import { waitForNetwork } from './wait-for-network.ts';

/** The call that returns where to post a file of this kind. */
const askCalls = {
  'article-pdf': articlesAdminContract.uploadPdf,
  'article-extra': articleFilesContract.uploadExtra,
  'article-cover': articlesAdminContract.uploadImage,
  'product-cover': productsContract.uploadImage,
  'product-file': productsContract.uploadFile,
  'product-extra': productFilesContract.uploadExtra,
  'podcast-artwork': podcastsAdminContract.uploadArtwork,
  'podcast-preview': podcastsAdminContract.uploadPreview,
  'podcast-audio': podcastsAdminContract.uploadAudio,
  'author-picture': authorsContract.uploadAuthorPicture,
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
    adminCall(uploadsContract.start, {
      id,
      kind,
      fileName: file.name,
      contentType: file.type || 'application/octet-stream',
      size: file.size,
      modifiedAt: file.lastModified,
    }),
  parts: (id) => adminCall(uploadsContract.parts, { id }),
  sign: (id, numbers) => adminCall(uploadsContract.signParts, { id, numbers }),
  put: (url, body, options) => sendToS3({ method: 'PUT', url, body }, options),
  complete: (id) => adminCall(uploadsContract.complete, { id }),
  waitForNetwork,
  read: (id) => adminCall(uploadsContract.get, { id }),
  cancel: (id) => adminCall(uploadsContract.cancel, { id }),
  pause: (ms) => new Promise((done) => setTimeout(done, ms)),
};
