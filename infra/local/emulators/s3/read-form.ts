import busboy from 'busboy';
import type { Readable } from 'node:stream';
import type { FormFields } from './post-policy.ts';
import { S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

const MAX_FIELD_BYTES = 20 * 1024;
const MAX_FIELDS = 100;

interface FormFile {
  /** All fields before the file; S3 ignores those after it. */
  fields: FormFields;
  fileName: string;
  content: Readable;
}

/**
 * Reads a multipart form up to its file, passes the file to `onFile` as a stream and returns its result. The
 * rest of a refused upload is read and dropped, so that the response reaches the client.
 * @throws {S3Error} MalformedPOSTRequest, InvalidArgument (no file), and any error of `onFile`
 */
export async function readForm<Result>(
  request: S3Request,
  onFile: (file: FormFile) => Promise<Result>,
): Promise<Result> {
  const { message } = request;
  const malformed = () => new S3Error('MalformedPOSTRequest');
  let parser: busboy.Busboy;
  try {
    parser = busboy({
      headers: message.headers,
      defParamCharset: 'utf8',
      limits: { fieldSize: MAX_FIELD_BYTES, fields: MAX_FIELDS },
    });
  } catch {
    throw malformed();
  }
  const fields = new Map<string, string>();
  const stopIfCutOff = () => {
    if (!message.complete) parser.destroy(malformed());
  };
  try {
    return await new Promise<Result>((resolve, reject) => {
      let hasFile = false;
      parser.on('field', (name, value, { valueTruncated }) => {
        if (hasFile) return;
        if (valueTruncated) reject(malformed());
        fields.set(name.toLowerCase(), value);
      });
      parser.on('file', (name, content, { filename }) => {
        if (hasFile || name !== 'file') {
          content.resume();
          return;
        }
        hasFile = true;
        onFile({ fields, fileName: filename ?? '', content }).then(resolve, reject);
      });
      parser.on('error', () => reject(malformed()));
      parser.on('close', () => {
        if (!hasFile) reject(fileMissing());
      });
      message.on('close', stopIfCutOff);
      message.pipe(parser);
    });
  } finally {
    message.off('close', stopIfCutOff);
    message.unpipe(parser);
    message.resume();
  }
}

function fileMissing(): S3Error {
  return new S3Error('InvalidArgument', 'POST requires exactly one file upload per request.', {
    ArgumentName: 'file',
    ArgumentValue: '0',
  });
}
