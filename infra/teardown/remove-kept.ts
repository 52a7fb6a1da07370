import {
  DeleteUserPoolCommand,
  ResourceNotFoundException as NoPool,
  UpdateUserPoolCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  DeleteTableCommand,
  ResourceNotFoundException as NoTable,
  UpdateTableCommand,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import {
  DeleteBucketCommand,
  DeleteObjectsCommand,
  ListObjectVersionsCommand,
  NoSuchBucket,
  type ObjectIdentifier,
  type S3Client,
} from '@aws-sdk/client-s3';
import { DeleteParametersCommand } from '@aws-sdk/client-ssm';
import type { Plan } from '../preflight/check.ts';
import { secretParameters } from '../secret-parameters.ts';
import type { Kept } from './kept.ts';

export interface Clients {
  dynamodb: DynamoDBClient;
  s3: S3Client;
  cognito: CognitoIdentityProviderClient;
}

/**
 * Removes the resources that a stack retained. A missing resource is not an error: an interrupted run can be repeated.
 * @param tell called for each resource that has been removed
 */
export async function removeKept(
  plan: Plan,
  { dynamodb, s3, cognito }: Clients,
  kept: Kept,
  tell: (text: string) => void,
): Promise<void> {
  for (const TableName of kept.tables) {
    await unless(NoTable, async () => {
      await dynamodb.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: false }));
      await dynamodb.send(new DeleteTableCommand({ TableName }));
    });
    tell(`table ${TableName}`);
  }
  for (const Bucket of kept.buckets) {
    await unless(NoSuchBucket, () => removeBucket(s3, Bucket));
    tell(`bucket ${Bucket}`);
  }
  for (const UserPoolId of kept.pools) {
    await unless(NoPool, async () => {
      // This resets the pool's other settings, which does not matter: the next line deletes it.
      await cognito.send(new UpdateUserPoolCommand({ UserPoolId, DeletionProtection: 'INACTIVE' }));
      await cognito.send(new DeleteUserPoolCommand({ UserPoolId }));
    });
    tell(`user pool ${UserPoolId}`);
  }
  for (const logGroupName of kept.logGroups) {
    await removeLogGroup(plan, logGroupName);
    tell(`log group ${logGroupName}`);
  }
  const Names = Object.values(secretParameters(plan.config));
  await plan.aws.ssm.send(new DeleteParametersCommand({ Names }));
  tell('the secrets');
}

/** Empties and deletes a bucket: every version and delete marker must be deleted before the bucket. */
async function removeBucket(s3: S3Client, Bucket: string): Promise<void> {
  for (;;) {
    const { Versions = [], DeleteMarkers = [] } = await s3.send(
      new ListObjectVersionsCommand({ Bucket }),
    );
    const Objects: ObjectIdentifier[] = [...Versions, ...DeleteMarkers].map(
      ({ Key, VersionId }) => ({ Key, VersionId }),
    );
    if (Objects.length === 0) break;
    const { Errors = [] } = await s3.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
    );
    const [first] = Errors;
    if (first) throw new Error(`${first.Key} in ${Bucket} cannot be deleted: ${first.Message}`);
  }
  await s3.send(new DeleteBucketCommand({ Bucket }));
}

async function removeLogGroup({ aws }: Plan, logGroupName: string): Promise<void> {
  const target = 'Logs_20140328.DeleteLogGroup';
  try {
    await aws.ask('logs', 'POST', '/', JSON.stringify({ logGroupName }), target);
  } catch (error) {
    // Errors of services have the name that AWS gives them.
    if (!(error instanceof Error) || error.name !== 'ResourceNotFoundException') throw error;
  }
}

async function unless(
  gone: new (...given: never[]) => Error,
  remove: () => Promise<void>,
): Promise<void> {
  try {
    await remove();
  } catch (error) {
    if (!(error instanceof gone)) throw error;
  }
}
