import type { privacyContract } from '#shared/contracts/privacy.ts';
import { progressOf } from '../domain/privacy/deletion.ts';
import { getDeletion } from '../domain/privacy/deletion-repository.ts';
import { AppError } from '../platform/app-error.ts';
import type { UseCase } from '../platform/create-handler.ts';

export const readRequest: UseCase<typeof privacyContract.read> = async ({ reference }) => {
  const deletion = await getDeletion(reference);
  if (!deletion) throw new AppError('not_found');
  return progressOf(deletion);
};
