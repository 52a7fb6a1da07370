import {
  CloudFrontClient,
  CreateInvalidationCommand,
  type CloudFrontServiceException,
} from '@aws-sdk/client-cloudfront';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCloudFront } from '@outcrop/emulators/cloudfront';

const credentials = { accessKeyId: 'AKIATEST', secretAccessKey: 'secret' };
let server: Awaited<ReturnType<typeof startCloudFront>>;
let cleared: string[][] = [];

beforeAll(async () => {
  server = await startCloudFront({
    distributionId: 'E123',
    credentials,
    onInvalidate: (paths) => cleared.push([...paths]),
  });
});
afterAll(() => server.close());
beforeEach(() => (cleared = []));

let made = 0;

interface Invalidation {
  DistributionId?: string;
  paths?: string[];
  quantity?: number;
  reference?: string;
  client?: object;
}

function invalidate({
  DistributionId = 'E123',
  paths = ['/api/articles*'],
  quantity = paths.length,
  reference = `reference ${++made}`,
  client = {},
}: Invalidation = {}) {
  const cloudFront = new CloudFrontClient({
    endpoint: server.url,
    region: 'us-east-1',
    credentials,
    maxAttempts: 1,
    ...client,
  });
  const InvalidationBatch = {
    CallerReference: reference,
    Paths: { Quantity: quantity, Items: paths },
  };
  return cloudFront.send(new CreateInvalidationCommand({ DistributionId, InvalidationBatch }));
}

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'taken',
    (error: CloudFrontServiceException) => [error.name, error.$metadata.httpStatusCode],
  );

it('runs an invalidation before it responds', async () => {
  const paths = ['/api/articles*', '/articles/a?b=c&d=<e>'];
  const { Invalidation, $metadata } = await invalidate({ paths, reference: 'the & first' });
  expect($metadata.httpStatusCode).toBe(201);
  expect(Invalidation).toMatchObject({
    Id: expect.stringMatching(/^I[A-Z0-9]+$/),
    Status: 'Completed',
    CreateTime: expect.any(Date),
    InvalidationBatch: {
      CallerReference: 'the & first',
      Paths: { Quantity: 2, Items: paths },
    },
  });
  expect(cleared).toEqual([paths]);
});

it('treats a repeated call like the first one, and refuses its reference for other paths', async () => {
  const first = await invalidate({ reference: 'once' });
  const again = await invalidate({ reference: 'once' });
  expect(again.Invalidation?.Id).toBe(first.Invalidation?.Id);
  expect(cleared).toHaveLength(1);
  expect(await refusal(invalidate({ reference: 'once', paths: ['/*'] }))).toEqual([
    'InvalidationBatchAlreadyExists',
    400,
  ]);
});

it.each([
  [{ DistributionId: 'E999' }, ['NoSuchDistribution', 404]],
  [{ quantity: 2 }, ['InconsistentQuantities', 400]],
  [{ paths: ['api/articles'] }, ['InvalidArgument', 400]],
  [
    { client: { credentials: { ...credentials, secretAccessKey: 'another' } } },
    ['AccessDenied', 403],
  ],
  [{ client: { region: 'eu-west-2' } }, ['AccessDenied', 403]],
])('refuses %j', async (wrong, expected) => {
  expect(await refusal(invalidate(wrong))).toEqual(expected);
  expect(cleared).toEqual([]);
});
