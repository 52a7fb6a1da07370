import { uploadsContract } from '#shared/contracts/uploads.ts';
import { startItemPartUpload } from '../domain/uploads/start-item-upload.ts';
import { implement } from '../platform/implement.ts';
import { partsOf } from './read-parts.ts';

export const startPartUpload = implement(uploadsContract.start, async (request, actor) =>
  partsOf(await startItemPartUpload(request, actor)),
);
