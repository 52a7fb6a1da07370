import { vi } from 'vitest';
import type { Session } from '#shared/contracts/auth.ts';
import type { articleFilesContract, productFilesContract } from '#shared/contracts/item-files.ts';
import { postForm } from '../post-form.ts';
import { pdfFile } from '../sample-files.ts';
import type { TestStack } from '../start-test-stack.ts';

type FilesContract = typeof articleFilesContract | typeof productFilesContract;

/** Everything that an admin does with the files of an item that somebody has, once. */
export async function useFiles(
  stack: TestStack,
  { readFiles, setFiles, uploadExtra, publishEdition, discardEdition }: FilesContract,
  id: string,
  admin: Session,
): Promise<void> {
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
}
