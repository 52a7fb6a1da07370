interface CredentialScope {
  accessKeyId: string;
  region: string;
}

/** Reads `<access key>/<yyyymmdd>/<region>/s3/aws4_request`. */
export function readScope(credential: string): CredentialScope | undefined {
  const match = /^([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request$/.exec(credential);
  return match?.[1] && match[2] ? { accessKeyId: match[1], region: match[2] } : undefined;
}

/** Reads the compact ISO form that signatures use: 20261121T112831Z. */
export function amzDate(text: string | undefined): Date | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text ?? '');
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second] = match;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
