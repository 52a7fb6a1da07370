import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { disposeWith } from './dispose-with.ts';
import { localSettings, type Endpoints } from './stack-settings.ts';
import { streamTables } from './function-events.ts';
import { startCloudFront } from './emulators/cloudfront/start-cloudfront.ts';
import { startCognito } from './emulators/cognito/start-cognito.ts';
import { startDynamoDb, type DynamoDbOptions } from './emulators/dynamodb/start-dynamodb.ts';
import { startS3, type S3Options } from './emulators/s3/start-s3.ts';
import { startSes } from './emulators/ses/start-ses.ts';
import { startStripe } from './emulators/stripe/start-stripe.ts';

export interface EmulatorSettings {
  dataDir?: string;
  siteUrl: string;
  webhookUrl: string;
  ownStripe: boolean;
  /** Cognito's trigger before it issues tokens. */
  beforeTokens: (event: object) => Promise<unknown>;
  onWrite: NonNullable<DynamoDbOptions['onWrite']>;
  onObjectCreated: NonNullable<S3Options['onObjectCreated']>;
  /** Clears the paths of an invalidation from the edge's cache. */
  onInvalidate(paths: readonly string[]): void;
}

export interface Emulators {
  endpoints: Endpoints;
  /** The read and write units that DynamoDB would have charged so far. */
  consumedUnits(): { readUnits: number; writeUnits: number };
  cognito: Awaited<ReturnType<typeof startCognito>>;
  stripe?: Awaited<ReturnType<typeof startStripe>>;
}

/** Starts all servers that emulate AWS and Stripe in parallel. */
export async function startEmulators(
  servers: AsyncDisposableStack,
  {
    dataDir,
    siteUrl,
    webhookUrl,
    ownStripe,
    beforeTokens,
    onWrite,
    onObjectCreated,
    onInvalidate,
  }: EmulatorSettings,
): Promise<Emulators> {
  const { credentials, region, publicBucket, privateBucket, mailFrom, distributionId } =
    localSettings;
  const corsOrigins = [siteUrl];
  const storage = (name: string) => ({ dataDir: openFolder(dataDir, name) });
  const [dynamodb, s3, ses, cognito, cloudfront, stripe] = await Promise.all([
    disposeWith(servers, startDynamoDb({ ...storage('dynamodb'), onWrite, streamTables })),
    disposeWith(
      servers,
      startS3({
        ...storage('s3'),
        credentials,
        region,
        buckets: [
          { name: publicBucket, publicRead: true, corsOrigins },
          { name: privateBucket, corsOrigins },
        ],
        onObjectCreated,
      }),
    ),
    disposeWith(servers, startSes({ ...storage('ses'), verifiedSenders: [mailFrom] })),
    disposeWith(
      servers,
      startCognito({ ...storage('cognito'), region, credentials, beforeTokens }),
    ),
    disposeWith(servers, startCloudFront({ distributionId, credentials, onInvalidate })),
    ownStripe
      ? disposeWith(
          servers,
          startStripe({
            ...storage('stripe'),
            ...localSettings.stripe,
            webhookUrl,
            publicUrl: siteUrl,
          }),
        )
      : undefined,
  ]);
  return {
    endpoints: {
      dynamodb: dynamodb.url,
      s3: s3.url,
      ses: ses.url,
      cognito: cognito.url,
      cloudfront: cloudfront.url,
      ...(stripe && { stripe: stripe.url }),
    },
    consumedUnits: dynamodb.consumed,
    cognito,
    ...(stripe && { stripe }),
  };
}

function openFolder(dataDir: string | undefined, name: string): string | undefined {
  if (dataDir === undefined) return undefined;
  const folder = path.join(dataDir, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
