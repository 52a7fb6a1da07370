interface ObjectInput {
  Bucket?: string;
  Key?: string;
  CopySource?: string;
}

const actions: Record<string, string> = {
  GetObjectCommand: 's3:GetObject',
  HeadObjectCommand: 's3:GetObject',
  PutObjectCommand: 's3:PutObject',
  CopyObjectCommand: 's3:PutObject',
  DeleteObjectCommand: 's3:DeleteObject',
  CreateMultipartUploadCommand: 's3:PutObject',
  CompleteMultipartUploadCommand: 's3:PutObject',
  ListPartsCommand: 's3:ListMultipartUploadParts',
  AbortMultipartUploadCommand: 's3:AbortMultipartUpload',
};

/** The permissions that a command on an object needs; `undefined` for any other command. */
export function filePermissions(
  command: string,
  { Bucket = '', Key = '', CopySource }: ObjectInput,
) {
  const action = actions[command];
  if (!action) return undefined;
  const source = CopySource?.split('/') ?? [];
  return [
    { action, resource: placeOf(Bucket, Key) },
    ...(CopySource
      ? [{ action: 's3:GetObject', resource: placeOf(source[0]!, source.slice(1).join('/')) }]
      : []),
  ];
}

/** The permissions that signed URLs and forms in a response give to their holder. */
export function signedPermissions(response: unknown) {
  const text = JSON.stringify(response ?? '').replaceAll('\\', '');
  const urls = text.matchAll(
    /https?:\/\/[^/"]+\/([^/"]+)\/([^?"]+)\?([^"]*X-Amz-Signature=[^"]*)/g,
  );
  const forms = text.matchAll(/"key":"(incoming\/[^"]+)"/g);
  return [
    ...[...urls].map(([, bucket, key, query]) => ({
      action: query!.includes('partNumber=') ? 's3:PutObject' : 's3:GetObject',
      resource: placeOf(bucket!, decodeURIComponent(key!)),
    })),
    ...[...forms].map(([, key]) => ({
      action: 's3:PutObject',
      resource: placeOf(process.env['PRIVATE_BUCKET']!, key!),
    })),
  ];
}

/** In the form of infra/function-plan.ts: `private/articles/`. */
function placeOf(bucket: string, key: string): string {
  const name = bucket === process.env['PUBLIC_BUCKET'] ? 'public' : 'private';
  return `${name}/${key.split('/')[0]}/`;
}
