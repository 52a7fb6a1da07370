import { partCount } from '#shared/constants/upload-parts.ts';
import { uploadsContract } from '#shared/contracts/uploads.ts';
import { signPart } from '../domain/uploads/multipart.ts';
import { assertTakesParts } from '../domain/uploads/start-part-upload.ts';
import { AppError } from '../platform/app-error.ts';
import { isoIn } from '../platform/clock.ts';
import { implement } from '../platform/implement.ts';
import { findUpload } from './read-upload.ts';

/** How long the URLs are valid: a slow connection may need this long for all parts signed by one call. */
const lifetimeSeconds = 1800;

/**
 * Presigns one URL per part. S3 accepts a repeated part, so a URL may be used twice.
 * @throws AppError `not_found`, `upload_ended`, `validation_failed` for a part that the file does not have
 */
export const signParts = implement(uploadsContract.signParts, async ({ id, numbers }) => {
  const row = await findUpload(id);
  assertTakesParts(row);
  const count = partCount(row);
  if (numbers.some((number) => number > count)) {
    throw new AppError('validation_failed', {
      fields: { numbers: `This file has ${count} parts` },
    });
  }
  const expiresAt = isoIn(lifetimeSeconds);
  const parts = await Promise.all(
    numbers.map(async (number) => ({ number, url: await signPart(row, number, lifetimeSeconds) })),
  );
  return { parts, expiresAt };
});
