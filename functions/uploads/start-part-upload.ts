import type { uploadsContract } from '#shared/contracts/uploads.ts';
import { startItemPartUpload } from '../domain/uploads/start-item-upload.ts';
import type { UseCase } from '../platform/create-handler.ts';
import { partsOf } from './read-parts.ts';

export const startPartUpload: UseCase<typeof uploadsContract.start> = async (request, actor) =>
  partsOf(await startItemPartUpload(request, actor));
