import type { authorsContract } from '#shared/contracts/authors.ts';
import { startItemUpload } from '../../domain/uploads/start-item-upload.ts';
import type { UseCase } from '../../platform/create-handler.ts';

export const uploadAuthorPicture: UseCase<typeof authorsContract.uploadAuthorPicture> = async (
  request,
  actor,
) => {
  const { url: pictureUrl, ...target } = await startItemUpload('author-picture', request, actor);
  return { ...target, pictureUrl };
};
