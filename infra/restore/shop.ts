import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { S3Client } from '@aws-sdk/client-s3';
import { env } from '#functions/platform/env.ts';
import { s3 } from '#functions/platform/s3.ts';

/** The shop to back up or restore: a stage, or the local stack. */
export interface Shop {
  /** The stage's name, or `local`. */
  name: string;
  dynamodb: DynamoDBClient;
  s3: S3Client;
  cognito: CognitoIdentityProviderClient;
  /** `outcrop-<stage>` */
  prefix: string;
  poolId: string;
  buckets: Record<BucketKind, string>;
  /** The polling interval for tables that are being created, in milliseconds. */
  pollMs: number;
}

export type BucketKind = 'public' | 'private';

/** Returns the option that selects the shop in a command, after `npm run … --`. */
export const stageOption = ({ name }: Pick<Shop, 'name'>) =>
  name === 'local' ? '' : ` --stage ${name}`;

/** Opens the shop of this process's environment. */
export function openShop(): Shop {
  const { STAGE, TABLE_PREFIX, USER_POOL_ID, PUBLIC_BUCKET, PRIVATE_BUCKET } = env();
  return {
    name: STAGE,
    dynamodb: new DynamoDBClient({}),
    s3,
    cognito: new CognitoIdentityProviderClient({}),
    prefix: TABLE_PREFIX,
    poolId: USER_POOL_ID,
    buckets: { public: PUBLIC_BUCKET, private: PRIVATE_BUCKET },
    pollMs: 5000,
  };
}
