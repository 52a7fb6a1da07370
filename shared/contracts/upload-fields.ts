import * as z from 'zod';
import { id, oneLine } from './fields.ts';

/** A form with which the browser posts a file directly to S3. */
export const uploadRequest = z.object({
  id,
  fileName: z
    .string()
    .min(1)
    .max(255)
    .regex(oneLine, 'The name of the file must not contain line breaks or control characters'),
  contentType: z
    .string()
    .min(1)
    .max(100)
    .regex(/^[\x20-\x7e]+$/, 'The content type has only ASCII characters, such as application/pdf'),
  size: z.number().int().positive(),
});
export const uploadTarget = z.object({
  /** Identifies the upload; the call `uploads.get` reports whether its file was accepted. */
  uploadId: z.string(),
  uploadUrl: z.url(),
  fields: z.record(z.string(), z.string()),
});
