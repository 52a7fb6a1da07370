import { productOwnersContract } from '#shared/contracts/edition-owners.ts';
import { productFilesContract } from '#shared/contracts/item-files.ts';
import { fileCalls } from '../domain/editions/file-calls.ts';
import { implement } from '../platform/implement.ts';

const calls = fileCalls('products', 'product-extra');

export const readFiles = implement(productFilesContract.readFiles, calls.readFiles);
export const setFiles = implement(productFilesContract.setFiles, calls.setFiles);
export const uploadExtra = implement(productFilesContract.uploadExtra, calls.uploadExtra);
export const publishEdition = implement(productFilesContract.publishEdition, calls.publishEdition);
export const discardEdition = implement(productFilesContract.discardEdition, calls.discardEdition);
export const readOwners = implement(productOwnersContract.readOwners, calls.readOwners);
