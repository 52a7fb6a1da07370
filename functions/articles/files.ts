import { articleOwnersContract } from '#shared/contracts/edition-owners.ts';
import { articleFilesContract } from '#shared/contracts/item-files.ts';
import { fileCalls } from '../domain/editions/file-calls.ts';
import { implement } from '../platform/implement.ts';

const calls = fileCalls('articles', 'article-extra');

export const readFiles = implement(articleFilesContract.readFiles, calls.readFiles);
export const setFiles = implement(articleFilesContract.setFiles, calls.setFiles);
export const uploadExtra = implement(articleFilesContract.uploadExtra, calls.uploadExtra);
export const publishEdition = implement(articleFilesContract.publishEdition, calls.publishEdition);
export const discardEdition = implement(articleFilesContract.discardEdition, calls.discardEdition);
export const readOwners = implement(articleOwnersContract.readOwners, calls.readOwners);
