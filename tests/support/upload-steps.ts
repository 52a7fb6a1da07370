import type { PartUploadSteps } from '#web/src/features/admin/uploads/send-in-parts.ts';
import type { UploadSteps } from '#web/src/features/admin/uploads/run-upload.ts';

const unexpected = () => Promise.reject(new Error('This file is not sent in parts.'));

/** The steps of files in parts, for a test of a file that is sent whole. */
export const noParts: PartUploadSteps & Pick<UploadSteps, 'start' | 'loadParts'> = {
  start: unexpected,
  loadParts: unexpected,
  parts: unexpected,
  sign: unexpected,
  put: unexpected,
  complete: unexpected,
  waitForNetwork: async () => undefined,
};
