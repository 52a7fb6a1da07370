import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Aws } from './open-aws.ts';

const timeoutMs = 5000;

const jsonType = 'application/x-amz-json-1.1';

const formType = 'application/x-www-form-urlencoded';
const bodyTypes = {
  acm: jsonType,
  lambda: 'application/json',
  logs: jsonType,
  sns: formType,
  sts: formType,
};

/** The region of CloudFront's certificates. */
const certificateRegion = 'us-east-1';

/** An AWS error with the name that the SDKs give it. */
class ServiceError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/**
 * Calls a service through its HTTP interface.
 * @param endpoint a test server; by default that of AWS_ENDPOINT_URL, as with the SDK, or else the region's own
 */
export function signedFetch(
  region: string,
  credentials: Aws['credentials'],
  endpoint?: string,
): Aws['ask'] {
  return async (service, method, path, body, target) => {
    const place = service === 'acm' ? certificateRegion : region;
    const other = endpoint ?? process.env['AWS_ENDPOINT_URL'];
    const url = new URL(path, other ?? `https://${service}.${place}.amazonaws.com`);
    const signer = new SignatureV4({ region: place, service, credentials, sha256: Sha256 });
    const { headers } = await signer.sign({
      method,
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      headers: {
        host: url.host,
        ...(body && { 'content-type': target ? jsonType : bodyTypes[service] }),
        ...(target && { 'x-amz-target': target }),
      },
      body,
    });
    const { host: _host, ...sent } = headers;
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { method, headers: sent, body, signal });
    const text = await response.text();
    if (response.ok) return text;
    const name =
      /<Code>(\w+)<\/Code>/.exec(text)?.[1] ??
      response.headers.get('x-amzn-errortype')?.split(':')[0] ??
      /"__type":"(?:[^"#]*#)?(\w+)"/.exec(text)?.[1] ??
      `Status${response.status}`;
    throw new ServiceError(name, `${service} responded with ${response.status}.`);
  };
}
