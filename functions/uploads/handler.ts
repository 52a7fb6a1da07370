import { uploadsContract } from '#shared/contracts/uploads.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { cancelUpload } from './cancel-upload.ts';
import { listUploads } from './list-uploads.ts';
import { readUpload } from './read-upload.ts';

export const handler = createHandler(
  uploadsContract,
  { get: readUpload, list: listUploads, cancel: cancelUpload },
  authenticator,
);
