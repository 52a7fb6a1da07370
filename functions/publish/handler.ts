import { createHash } from 'node:crypto';
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { env } from '../platform/env.ts';
import { logSlowRuns } from '../platform/log-slow-runs.ts';
import { logger } from '../platform/logger.ts';
import { publicPaths } from './public-paths.ts';

/** CloudFront is a global service with its API in this region. */
const cloudFront = new CloudFrontClient({ region: 'us-east-1' });

/**
 * Invalidates the CloudFront cache of changed catalogues and authors (stream of the table `settings`): visitors see
 * published changes immediately. A failed batch is retried as a whole.
 */
export const handler = logSlowRuns(
  async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const changes = event.Records.filter((record) => changedKind(record) !== undefined);
    const paths = [
      ...new Set(changes.flatMap((record) => publicPaths[changedKind(record)!])),
    ].sort();
    if (paths.length === 0) return { batchItemFailures: [] };
    try {
      await clearEdge(paths, changes);
      return { batchItemFailures: [] };
    } catch (error) {
      logger.error('edge cache not invalidated', { paths, error });
      const [first] = event.Records;
      return { batchItemFailures: [{ itemIdentifier: first?.dynamodb?.SequenceNumber ?? '' }] };
    }
  },
);

async function clearEdge(paths: string[], changes: DynamoDBRecord[]): Promise<void> {
  await cloudFront.send(
    new CreateInvalidationCommand({
      DistributionId: env().DISTRIBUTION_ID,
      InvalidationBatch: {
        CallerReference: referenceOf(changes),
        Paths: { Quantity: paths.length, Items: paths },
      },
    }),
  );
}

/** Returns a reference that is the same for the same changes: CloudFront recognises a repeated call by it. */
function referenceOf(changes: DynamoDBRecord[]): string {
  const hash = createHash('sha256');
  for (const { eventID } of changes) hash.update(`${eventID}\n`);
  return `publish-${hash.digest('hex').slice(0, 40)}`;
}

function changedKind({ dynamodb }: DynamoDBRecord): keyof typeof publicPaths | undefined {
  const key = dynamodb?.Keys?.['key']?.S ?? '';
  const kind = /^catalogue#(.+)$/.exec(key)?.[1];
  return kind && Object.hasOwn(publicPaths, kind) ? (kind as keyof typeof publicPaths) : undefined;
}
