import { vi } from 'vitest';
import type { Session } from '#shared/contracts/auth.ts';
import type {
  articleOwnersContract,
  productOwnersContract,
} from '#shared/contracts/edition-owners.ts';
import type { articleFilesContract, productFilesContract } from '#shared/contracts/item-files.ts';
import { itemNouns } from '#functions/domain/items/item-nouns.ts';
import { postForm } from '../post-form.ts';
import { pdfFile } from '../sample-files.ts';
import type { TestStack } from '../start-test-stack.ts';
import { addOwner, useEditionNews } from './use-edition-news.ts';

type FilesContract =
  | (typeof articleFilesContract & typeof articleOwnersContract)
  | (typeof productFilesContract & typeof productOwnersContract);

/** Everything that an admin does with the files of an item that somebody has, once. */
export async function useFiles(
  stack: TestStack,
  { readFiles, readOwners, setFiles, uploadExtra, publishEdition, discardEdition }: FilesContract,
  id: string,
  admin: Session,
): Promise<void> {
  const kind = readFiles.path.includes('/articles/') ? 'articles' : 'products';
  const owner = await addOwner(stack, `${itemNouns[kind]}#${id}`);
  const file = await pdfFile(1);
  const asked = { fileName: 'tables.pdf', contentType: 'application/pdf', size: file.length };
  const target = await stack.api(uploadExtra, { id, ...asked }, admin);
  await postForm(target.uploadUrl, target.fields, file);
  const { files } = await vi.waitUntil(
    async () => {
      const read = await stack.api(readFiles, { id }, admin);
      return read.draft && read;
    },
    { timeout: 30_000, interval: 20 },
  );
  await stack.api(setFiles, { id, files: [files[0]!.id] }, admin);
  await stack.api(publishEdition, { id, number: 2, changes: 'All of it' }, admin);
  await stack.api(discardEdition, { id }, admin);
  await stack.api(readOwners, { id }, admin);
  await stack.api(readOwners, { id, part: 'counts' }, admin);
  await useEditionNews(stack, { kind, id }, owner);
}
