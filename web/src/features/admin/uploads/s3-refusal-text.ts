import { uploadRules } from '#shared/constants/upload-rules.ts';
import type { UploadKind } from '#shared/contracts/uploads.ts';

/** What S3's refusal means for a person. https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
export function s3RefusalText(kind: UploadKind, code: string | undefined, status: number): string {
  switch (code) {
    case 'EntityTooLarge':
      return uploadRules[kind].tooLarge;
    case 'EntityTooSmall':
      return 'The file changed after you chose it. Choose it again.';
    case 'AccessDenied':
    case 'ExpiredToken':
      return 'This upload link has expired. Please try again.';
    case 'RequestTimeout':
    case 'SlowDown':
    case 'ServiceUnavailable':
    case 'InternalError':
      return 'The storage is busy. Please try again in a moment.';
    default:
      return `The storage rejected the file (${code ?? status}). Please try again.`;
  }
}
