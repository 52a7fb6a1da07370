import { uploadRules } from '#shared/constants/upload-rules.ts';
import type { UploadKind } from '#shared/contracts/uploads.ts';
import * as messages from './messages.ts';

/** Explains S3's refusal to a person. https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
export function s3RefusalText(kind: UploadKind, code: string | undefined, status: number): string {
  switch (code) {
    case 'EntityTooLarge':
      return uploadRules[kind].tooLarge;
    case 'EntityTooSmall':
      return messages.theFileChangedAfterYou;
    case 'AccessDenied':
    case 'ExpiredToken':
      return messages.thisUploadLinkHasExpired;
    case 'RequestTimeout':
    case 'SlowDown':
    case 'ServiceUnavailable':
    case 'InternalError':
      return messages.theStorageIsBusyPlease;
    default:
      return messages.theStorageRejectedFileCode(code ?? status);
  }
}
