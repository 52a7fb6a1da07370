import { authorsContract } from '#shared/contracts/authors.ts';
import { startItemUpload } from '../../domain/uploads/start-item-upload.ts';
import { implement } from '../../platform/implement.ts';

export const uploadAuthorPicture = implement(
  authorsContract.uploadAuthorPicture,
  async (request, actor) => {
    const { url: pictureUrl, ...target } = await startItemUpload('author-picture', request, actor);
    return { ...target, pictureUrl };
  },
);
