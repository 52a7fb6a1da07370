interface CredentialScope {
  accessKeyId: string;
  region: string;
}

/** Reads `<access key>/<yyyymmdd>/<region>/s3/aws4_request`. */
export function readScope(credential: string): CredentialScope | undefined {
  const match = /^([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request$/.exec(credential);
  return match?.[1] && match[2] ? { accessKeyId: match[1], region: match[2] } : undefined;
}
