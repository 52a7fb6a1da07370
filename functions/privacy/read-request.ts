import { privacyContract } from '#shared/contracts/privacy.ts';
import { progressOf } from '../domain/privacy/deletion.ts';
import { getDeletion } from '../domain/privacy/deletion-repository.ts';
import { AppError } from '../platform/app-error.ts';
import { implement } from '../platform/implement.ts';

export const readRequest = implement(privacyContract.read, async ({ reference }) => {
  const deletion = await getDeletion(reference);
  if (!deletion) throw new AppError('not_found');
  return progressOf(deletion);
});
