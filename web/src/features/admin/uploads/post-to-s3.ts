import { sendToS3, type PostOptions, type PostOutcome } from './send-to-s3.ts';

export interface PostTarget {
  uploadUrl: string;
  fields: Readonly<Record<string, string>>;
}

/**
 * Posts a file straight to S3 as a browser's form does
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTForms.html: the signed fields first, `file` last; S3
 * ignores what follows it). Never throws.
 */
export function postToS3(
  { uploadUrl, fields }: PostTarget,
  file: File,
  { onProgress, ...options }: PostOptions,
): Promise<PostOutcome> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return sendToS3(
    { method: 'POST', url: uploadUrl, body: form },
    {
      ...options,
      // The form around the file is sent and counted, too.
      onProgress: (sentBytes) => onProgress(Math.min(sentBytes, file.size)),
    },
  );
}
