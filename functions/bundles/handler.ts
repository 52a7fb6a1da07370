import { authorsContract } from '#shared/contracts/authors.ts';
import { bundlesContract } from '#shared/contracts/bundles.ts';
import { bundleChangesContract } from '#shared/contracts/item-changes.ts';
import { authenticator } from '../domain/members/authenticate.ts';
import { createHandler } from '../platform/create-handler.ts';
import { changeBundles } from './change-bundles.ts';
import { createBundle } from './create-bundle.ts';
import { createAuthor } from './authors/create-author.ts';
import { getAuthor } from './authors/get-author.ts';
import { getManaged } from './get-managed.ts';
import { listAuthors } from './authors/list-authors.ts';
import { listBundles } from './list-bundles.ts';
import { listManaged } from './list-managed.ts';
import { readBundlePage } from './read-bundle-page.ts';
import { removeAuthor } from './authors/remove-author.ts';
import { removeBundle } from './remove-bundle.ts';
import { updateAuthor } from './authors/update-author.ts';
import { updateBundle } from './update-bundle.ts';
import { uploadAuthorPicture } from './authors/upload-author-picture.ts';

export const handler = createHandler(
  { ...bundlesContract, ...bundleChangesContract, ...authorsContract },
  {
    changeMany: changeBundles,
    list: listBundles,
    getPage: readBundlePage,
    listManaged,
    getManaged,
    create: createBundle,
    update: updateBundle,
    remove: removeBundle,
    listAuthors,
    getAuthor,
    createAuthor,
    updateAuthor,
    removeAuthor,
    uploadAuthorPicture,
  },
  authenticator,
);
