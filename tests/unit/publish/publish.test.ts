import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import type { DynamoDBRecord } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { handler } from '#functions/publish/handler.ts';
import { publicPaths } from '#functions/publish/public-paths.ts';
import { deployedCalls } from '#shared/contracts/index.ts';

const cloudFront = mockClient(CloudFrontClient);
beforeEach(() => {
  cloudFront.reset();
  cloudFront.on(CreateInvalidationCommand).resolves({});
});

const change = (key: string, eventID = `event of ${key}`): DynamoDBRecord => ({
  eventID,
  eventName: 'MODIFY',
  dynamodb: { SequenceNumber: `number of ${key}`, Keys: { key: { S: key } } },
});
const batches = () =>
  cloudFront
    .commandCalls(CreateInvalidationCommand)
    .map(({ args: [{ input }] }) => ({ ...input.InvalidationBatch, id: input.DistributionId }));

describe('publishing', () => {
  it('invalidates each changed catalogue once, in one call', async () => {
    const keys = ['catalogue#articles', 'catalogue#products', 'catalogue#articles'];
    expect(await handler({ Records: keys.map((key, n) => change(key, `e${n}`)) })).toEqual({
      batchItemFailures: [],
    });
    expect(batches()).toMatchObject([
      {
        id: 'E123',
        Paths: {
          Quantity: 10,
          Items: [
            '/',
            '/api/articles*',
            '/api/bundles*',
            '/api/products*',
            '/articles*',
            '/index.html',
            '/media/previews/articles/*',
            '/media/previews/products/*',
            '/sitemap*',
            '/store*',
          ],
        },
      },
    ]);
  });

  it('invalidates the pages of all items when an author has changed', async () => {
    await handler({ Records: [change('catalogue#authors')] });
    const pages = ['articles', 'podcasthub', 'store'].map((name) => `/${name}*`);
    const calls = ['articles', 'podcasts', 'products'].map((name) => `/api/${name}*`);
    expect(batches()).toMatchObject([{ Paths: { Items: [...calls, ...pages] } }]);
  });

  it('does nothing when other settings have changed', async () => {
    for (const key of ['admins', 'catalogue#', 'catalogue#constructor', 'catalogue']) {
      expect(await handler({ Records: [change(key)] })).toEqual({ batchItemFailures: [] });
    }
    expect(batches()).toEqual([]);
  });

  it('uses the same reference for a repeated run, and another for other changes', async () => {
    await handler({ Records: [change('catalogue#articles', 'e1')] });
    await handler({ Records: [change('catalogue#articles', 'e1')] });
    await handler({ Records: [change('catalogue#articles', 'e2')] });
    const [first, again, other] = batches().map(({ CallerReference }) => CallerReference);
    expect(first).toBe(again);
    expect(first).not.toBe(other);
  });

  it('returns the batch when CloudFront refuses', async () => {
    cloudFront.on(CreateInvalidationCommand).rejects(new Error('TooManyInvalidationsInProgress'));
    const records = [change('catalogue#podcasts'), change('catalogue#articles')];
    expect(await handler({ Records: records })).toEqual({
      batchItemFailures: [{ itemIdentifier: 'number of catalogue#podcasts' }],
    });
  });
});

describe('the invalidated paths', () => {
  const paths = [...new Set(Object.values(publicPaths).flat())];
  const shown = deployedCalls().filter(
    ({ group, call }) =>
      ['articles', 'podcasts', 'products', 'bundles', 'feeds', 'pages'].includes(group) &&
      call.method === 'GET' &&
      (call.access === 'public' || call.access === 'optional') &&
      // The edge caches neither.
      !['/aff/{slug}', '/api/home'].includes(call.path),
  );

  it.each(shown.map(({ call }) => call.path))('include %s', (path) => {
    const naming = paths.filter((pattern) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    );
    expect(naming).toHaveLength(1);
  });

  it('have the form that CloudFront accepts', () => {
    expect(paths.filter((path) => !/^\/[^*\s]*\*?$/.test(path))).toEqual([]);
  });
});
