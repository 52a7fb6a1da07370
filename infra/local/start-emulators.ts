import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { disposeWith } from './dispose-with.ts';
import type { StackPlan } from './stack-plan.ts';
import { localSettings, type Endpoints } from './stack-settings.ts';
import type { MayCall } from '@outcrop/emulators/http/access.ts';
import { startCloudFront } from '@outcrop/emulators/cloudfront';
import { startCognito } from '@outcrop/emulators/cognito';
import { startDynamoDb, type DynamoDbOptions } from '@outcrop/emulators/dynamodb';
import { startS3, type S3Options } from '@outcrop/emulators/s3';
import { startSes } from '@outcrop/emulators/ses';
import { startSsm } from '@outcrop/emulators/ssm';
import { startStripe } from '@outcrop/emulators/stripe';

export interface EmulatorSettings {
  dataDir?: string;
  siteUrl: string;
  webhookUrl: string;
  ownStripe: boolean;
  /** The trigger that Cognito calls before it issues tokens. */
  beforeTokens?: (event: object) => Promise<unknown>;
  /** Tables whose changes are reported to `onWrite`. */
  streamTables: string[];
  buckets: StackPlan['buckets'];
  senders: StackPlan['senders'];
  onWrite: NonNullable<DynamoDbOptions['onWrite']>;
  onObjectCreated: NonNullable<S3Options['onObjectCreated']>;
  onMailEvent: NonNullable<Parameters<typeof startSes>[0]>['onEvent'];
  /** Checks calls against the callers' roles; everything is allowed by default. */
  mayCall?: MayCall;
  /** The secure parameters that functions read. */
  parameters?: Readonly<Record<string, string>>;
  /** Clears the paths of an invalidation from the edge's cache. */
  onInvalidate(paths: readonly string[]): void;
}

export interface Emulators {
  endpoints: Endpoints;
  /** Returns the read and write units that DynamoDB would have charged so far. */
  consumedUnits(): { readUnits: number; writeUnits: number };
  dynamodb: Awaited<ReturnType<typeof startDynamoDb>>;
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
    streamTables,
    buckets,
    senders,
    onWrite,
    onObjectCreated,
    onMailEvent,
    onInvalidate,
    mayCall,
    parameters,
  }: EmulatorSettings,
): Promise<Emulators> {
  const { credentials, region, distributionId, userPoolId } = localSettings;
  const clientId = localSettings.userPoolClientId;
  const storage = (name: string) => ({ dataDir: openFolder(dataDir, name) });
  const [dynamodb, s3, ses, cognito, cloudfront, ssm, stripe] = await Promise.all([
    disposeWith(
      servers,
      startDynamoDb({
        ...storage('dynamodb'),
        onWrite,
        streamTables,
        mayCall,
      }),
    ),
    disposeWith(
      servers,
      startS3({
        ...storage('s3'),
        credentials,
        region,
        buckets: [...buckets],
        onObjectCreated,
        mayCall,
      }),
    ),
    disposeWith(
      servers,
      startSes({
        ...storage('ses'),
        verifiedSenders: [...senders],
        mayCall,
        onEvent: onMailEvent,
      }),
    ),
    disposeWith(
      servers,
      startCognito({
        ...storage('cognito'),
        region,
        credentials,
        userPoolId,
        clientId,
        beforeTokens,
        mayCall,
      }),
    ),
    disposeWith(servers, startCloudFront({ distributionId, credentials, onInvalidate, mayCall })),
    parameters ? disposeWith(servers, startSsm({ parameters, mayCall })) : undefined,
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
      ...(ssm && { ssm: ssm.url }),
      ...(stripe && { stripe: stripe.url }),
    },
    consumedUnits: dynamodb.consumed,
    dynamodb,
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
