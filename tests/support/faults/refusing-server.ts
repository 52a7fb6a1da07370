import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Service = 'dynamodb' | 's3' | 'cognito' | 'ses' | 'cloudfront' | 'stripe';

interface Refusal {
  status: number;
  type?: string;
  headers?: Record<string, string>;
  body: string;
}

const json = (status: number, code: string): Refusal => ({
  status,
  headers: { 'x-amzn-errortype': code },
  body: JSON.stringify({ __type: code, message: 'Injected fault' }),
});
const xml = (status: number, code: string): Refusal => ({
  status,
  type: 'application/xml',
  body: `<?xml version="1.0"?><ErrorResponse><Error><Code>${code}</Code><Message>Injected fault</Message></Error></ErrorResponse>`,
});
const s3Error = (code: string): Refusal => ({
  status: 503,
  type: 'application/xml',
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>Injected fault</Message></Error>`,
});
const stripeError = (status: number, type: string, code?: string): Refusal => ({
  status,
  body: JSON.stringify({ error: { type, code, message: 'Injected fault' } }),
});

/** How each service refuses a request that it has not acted on. */
export const refusals: Record<Service, Record<'throttled' | 'failed', Refusal>> = {
  dynamodb: {
    throttled: json(400, 'com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException'),
    failed: json(500, 'com.amazonaws.dynamodb.v20120810#InternalServerError'),
  },
  s3: { throttled: s3Error('SlowDown'), failed: s3Error('InternalError') },
  cognito: {
    throttled: json(400, 'TooManyRequestsException'),
    failed: json(500, 'InternalErrorException'),
  },
  ses: {
    throttled: json(429, 'TooManyRequestsException'),
    failed: json(500, 'InternalServiceErrorException'),
  },
  cloudfront: { throttled: xml(400, 'Throttling'), failed: xml(503, 'ServiceUnavailable') },
  stripe: {
    throttled: stripeError(429, 'invalid_request_error', 'rate_limit'),
    failed: stripeError(500, 'api_error'),
  },
};

/** The request header that says how to refuse it: `dynamodb throttled`. */
export const refusalHeader = 'x-test-refusal';

/** A server that acts on nothing and refuses each request as its header says. */
export async function startRefusingServer() {
  const server = createServer((request, response) => {
    const [service, how] = String(request.headers[refusalHeader]).split(' ');
    const refusal = refusals[service as Service][how as 'throttled' | 'failed'];
    request.resume().on('end', () => {
      response.writeHead(refusal.status, {
        'content-type': refusal.type ?? 'application/json',
        ...refusal.headers,
      });
      response.end(refusal.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
