import type { Session } from '#shared/contracts/auth.ts';
import { authorsContract } from '#shared/contracts/authors.ts';
import { articleChangesContract } from '#shared/contracts/item-changes.ts';
import { articleOwnersContract } from '#shared/contracts/edition-owners.ts';
import { articleFilesContract } from '#shared/contracts/item-files.ts';
import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { articleFields, registerAdmin } from '../sample-admin.ts';
import { sampleArticles } from '../sample-articles.ts';
import type { TestStack } from '../start-test-stack.ts';
import { useFiles } from './use-files.ts';

/** Everything that an admin does with articles, once. */
export async function useArticlesAdmin(stack: TestStack): Promise<void> {
  const { listManaged, getManaged, create, update, remove, uploadPdf } = articlesAdminContract;
  const admin = await registerAdmin(stack);
  const { id } = await stack.api(create, articleFields, admin);
  await stack.api(update, { ...articleFields, id, price: 5 }, admin);
  await stack.api(listManaged, { q: 'turbidites' }, admin);
  await stack.api(getManaged, { id }, admin);
  const file = { fileName: 'turbidites.pdf', contentType: 'application/pdf', size: 2000 };
  await stack.api(uploadPdf, { id, ...file }, admin);
  const price = { ids: [id], action: 'price' as const, price: 6 };
  await stack.api(articleChangesContract.changeMany, { ...price, preview: true }, admin);
  await stack.api(articleChangesContract.changeMany, price, admin);
  await useFiles(
    stack,
    { ...articleFilesContract, ...articleOwnersContract },
    sampleArticles.free.id,
    admin,
  );
  await stack.api(articleChangesContract.changeMany, { ids: [id], action: 'feature' }, admin);
  await stack.api(remove, { id }, admin);
  await useAuthors(stack, admin);
}

async function useAuthors(stack: TestStack, admin: Session): Promise<void> {
  const { createAuthor, listAuthors, getAuthor, uploadAuthorPicture } = authorsContract;
  const { updateAuthor, removeAuthor } = authorsContract;
  const form = { name: 'Ada Stone', line: 'She counts the layers.' };
  const { id } = await stack.api(createAuthor, form, admin);
  await stack.api(listAuthors, { q: 'ada' }, admin);
  await stack.api(getAuthor, { id }, admin);
  const file = { fileName: 'ada.png', contentType: 'image/png', size: 2000 };
  await stack.api(uploadAuthorPicture, { id, ...file }, admin);
  await stack.api(updateAuthor, { ...form, id, line: 'She counts.' }, admin);
  await stack.api(removeAuthor, { id }, admin);
}
