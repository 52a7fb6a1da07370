import { uploadsContract } from '#shared/contracts/uploads.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { cancelUpload } from './cancel-upload.ts';
import { completeUpload } from './complete-upload.ts';
import { listUploads } from './list-uploads.ts';
import { readParts } from './read-parts.ts';
import { readUpload } from './read-upload.ts';
import { signParts } from './sign-parts.ts';
import { startPartUpload } from './start-part-upload.ts';

export const handler = createHandler(
  uploadsContract,
  {
    start: startPartUpload,
    parts: readParts,
    signParts,
    complete: completeUpload,
    get: readUpload,
    list: listUploads,
    cancel: cancelUpload,
  },
  authenticator,
);
