import type { productFilesContract } from '#shared/contracts/item-files.ts';
import { discardEdition } from '../domain/editions/discard-edition.ts';
import { readManagedFiles } from '../domain/editions/managed-files.ts';
import { publishEdition } from '../domain/editions/publish-edition.ts';
import { setFiles } from '../domain/editions/set-files.ts';
import { startItemUpload } from '../domain/uploads/start-item-upload.ts';
import type { UseCase } from '../platform/create-handler.ts';

type Contract = typeof productFilesContract;

export const readFiles: UseCase<Contract['readFiles']> = ({ id }) =>
  readManagedFiles('products', id);

export const setFilesOf: UseCase<Contract['setFiles']> = async (wanted, actor) => {
  await setFiles('products', wanted, actor);
  return readManagedFiles('products', wanted.id);
};

export const uploadExtra: UseCase<Contract['uploadExtra']> = async (request, actor) => {
  const { url: fileUrl, ...target } = await startItemUpload('product-extra', request, actor);
  return { ...target, fileUrl };
};

export const publish: UseCase<Contract['publishEdition']> = async (wanted, actor) => {
  await publishEdition('products', wanted, actor);
  return readManagedFiles('products', wanted.id);
};

export const discard: UseCase<Contract['discardEdition']> = async ({ id }, actor) => {
  await discardEdition('products', id, actor);
  return readManagedFiles('products', id);
};
