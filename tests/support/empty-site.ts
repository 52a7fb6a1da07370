import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { DeleteTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { DeleteObjectsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { createTables } from '#infra/local/create-tables.ts';
import { localSettings } from '#infra/local/stack-settings.ts';
import type { TestStack } from './start-test-stack.ts';

const { region, credentials } = localSettings;

/** Removes all data of a running stack: rows, files, accounts and what the edge keeps. Emails and payments stay. */
export async function emptySite({ endpoints, emulators, stripe }: TestStack): Promise<void> {
  await stripe.switches({ outage: false });
  await stripe.idle();
  await Promise.all([
    emptyTables(endpoints.dynamodb),
    emptyBuckets(endpoints.s3),
    removeAccounts(endpoints.cognito, emulators.cognito.userPoolId),
  ]);
  await emptyEdge(endpoints.cloudfront);
}

async function emptyTables(endpoint: string): Promise<void> {
  const client = new DynamoDBClient({ endpoint, region, credentials });
  const { TableNames = [] } = await client.send(new ListTablesCommand({}));
  await Promise.all(
    TableNames.map((TableName) => client.send(new DeleteTableCommand({ TableName }))),
  );
  client.destroy();
  await createTables(endpoint);
}

async function emptyBuckets(endpoint: string): Promise<void> {
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  for (const Bucket of [localSettings.publicBucket, localSettings.privateBucket]) {
    for (;;) {
      const { Contents } = await client.send(new ListObjectsV2Command({ Bucket }));
      if (!Contents?.length) break;
      const Objects = Contents.map(({ Key }) => ({ Key }));
      await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    }
  }
  client.destroy();
}

async function removeAccounts(endpoint: string, UserPoolId: string): Promise<void> {
  const client = new CognitoIdentityProviderClient({ endpoint, region, credentials });
  for (;;) {
    const { Users } = await client.send(new ListUsersCommand({ UserPoolId }));
    if (!Users?.length) break;
    await Promise.all(
      Users.map(({ Username }) =>
        client.send(new AdminDeleteUserCommand({ UserPoolId, Username })),
      ),
    );
  }
  client.destroy();
}

async function emptyEdge(endpoint: string): Promise<void> {
  const client = new CloudFrontClient({ endpoint, region: 'us-east-1', credentials });
  await client.send(
    new CreateInvalidationCommand({
      DistributionId: localSettings.distributionId,
      InvalidationBatch: {
        CallerReference: crypto.randomUUID(),
        Paths: { Quantity: 1, Items: ['/*'] },
      },
    }),
  );
  client.destroy();
}
