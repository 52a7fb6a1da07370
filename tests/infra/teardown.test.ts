import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  DeleteStackCommand,
  DescribeStacksCommand,
  ListStackResourcesCommand,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation';
import {
  CognitoIdentityProviderClient,
  DeleteUserPoolCommand,
  ResourceNotFoundException as NoPool,
  UpdateUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  DeleteTableCommand,
  DynamoDBClient,
  ResourceNotFoundException as NoTable,
  UpdateTableCommand,
} from '@aws-sdk/client-dynamodb';
import {
  DeleteBucketCommand,
  DeleteObjectsCommand,
  ListObjectVersionsCommand,
  NoSuchBucket,
  S3Client,
} from '@aws-sdk/client-s3';
import { DeleteParametersCommand } from '@aws-sdk/client-ssm';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tearDown, type Teardown } from '#infra/teardown/tear-down.ts';
import { aws, healAccount, named, planOf } from '../support/healthy-account.ts';

const region = 'eu-west-2';
const clients = {
  dynamodb: new DynamoDBClient({ region }),
  s3: new S3Client({ region }),
  cognito: new CognitoIdentityProviderClient({ region }),
};
const dynamodb = mockClient(clients.dynamodb);
const s3 = mockClient(clients.s3);
const cognito = mockClient(clients.cognito);

const resources = [
  ['AWS::DynamoDB::Table', 'outcrop-prod-users'],
  ['AWS::DynamoDB::Table', 'outcrop-prod-orders'],
  ['AWS::S3::Bucket', 'outcrop-prod-private'],
  ['AWS::Cognito::UserPool', 'eu-west-2_AbC'],
  ['AWS::Logs::LogGroup', '/aws/lambda/outcrop-prod-sweep'],
  ['AWS::SES::EmailIdentity', 'outcrop.shop'],
  ['AWS::Lambda::Function', 'outcrop-prod-sweep'],
].map(([ResourceType, PhysicalResourceId]) => ({
  LogicalResourceId: 'id',
  ResourceType,
  PhysicalResourceId,
  ResourceStatus: 'CREATE_COMPLETE' as const,
  LastUpdatedTimestamp: new Date(),
}));

let folder: string;
/** The account, as far as the calls change it, and every change in its order. */
let done: string[];
/** Changes before which the next run is cut off, each once. */
let cuts: Set<string>;
let stack: 'CREATE_COMPLETE' | 'DELETE_IN_PROGRESS' | undefined;
let bucket: { Key: string; VersionId: string }[] | undefined;
let tables: Set<string>;
let pool: boolean;
let logs: Set<string>;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'outcrop-teardown-'));
  done = [];
  cuts = new Set();
  stack = 'CREATE_COMPLETE';
  bucket = Array.from({ length: 3 }, (_, at) => ({ Key: 'paper.pdf', VersionId: String(at) }));
  tables = new Set(['outcrop-prod-users', 'outcrop-prod-orders']);
  pool = true;
  logs = new Set(['/aws/lambda/outcrop-prod-sweep']);
  healAccount();
  for (const each of [dynamodb, s3, cognito]) each.reset();
  playStack();
  playTables();
  playBucket();
  playPool();
  aws.ssm.on(DeleteParametersCommand).callsFake(({ Names }: { Names: string[] }) => {
    change(`secrets ${Names.join()}`);
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

function change(text: string): void {
  if (cuts.delete(text.split(' ')[0]!)) throw named('Cut');
  done.push(text);
}

function playStack(): void {
  aws.cloudFormation.on(ListStackResourcesCommand).callsFake(() => ({
    StackResourceSummaries: resources,
  }));
  aws.cloudFormation.on(DescribeStacksCommand).callsFake(() => {
    const StackStatus = stack;
    if (!StackStatus) throw named('ValidationError', 'Stack with id outcrop-prod does not exist');
    if (StackStatus === 'DELETE_IN_PROGRESS') stack = undefined;
    return { Stacks: [{ StackStatus }] };
  });
  aws.cloudFormation.on(UpdateTerminationProtectionCommand).callsFake((input: object) => {
    change(`protection ${JSON.stringify(input)}`);
  });
  aws.cloudFormation.on(DeleteStackCommand).callsFake(() => {
    change('stack');
    stack = 'DELETE_IN_PROGRESS';
  });
}

function playTables(): void {
  const unprotected = new Set<string>();
  const find = (name: string) => {
    if (!tables.has(name)) throw new NoTable({ message: '', $metadata: {} });
  };
  dynamodb.on(UpdateTableCommand).callsFake(({ TableName, DeletionProtectionEnabled }) => {
    find(TableName as string);
    if (DeletionProtectionEnabled === false) unprotected.add(TableName as string);
  });
  dynamodb.on(DeleteTableCommand).callsFake(({ TableName }: { TableName: string }) => {
    find(TableName);
    if (!unprotected.has(TableName)) throw named('ValidationException', 'protected');
    change(`table ${TableName}`);
    tables.delete(TableName);
  });
}

function playBucket(): void {
  const find = () => {
    if (!bucket) throw new NoSuchBucket({ message: '', $metadata: {} });
    return bucket;
  };
  // A page has two, and a mark is deleted like a version.
  s3.on(ListObjectVersionsCommand).callsFake(() => {
    const [Versions, DeleteMarkers] = [find().slice(0, 1), find().slice(1, 2)];
    return { Versions, DeleteMarkers };
  });
  s3.on(DeleteObjectsCommand).callsFake(({ Delete }) => {
    const ids = (Delete as { Objects: { VersionId: string }[] }).Objects.map(
      (each) => each.VersionId,
    );
    bucket = find().filter(({ VersionId }) => !ids.includes(VersionId));
    return {};
  });
  s3.on(DeleteBucketCommand).callsFake(() => {
    if (find().length > 0) throw named('BucketNotEmpty');
    change('bucket');
    bucket = undefined;
  });
}

function playPool(): void {
  let isProtected = true;
  const find = () => {
    if (!pool) throw new NoPool({ message: '', $metadata: {} });
  };
  cognito.on(UpdateUserPoolCommand).callsFake(({ DeletionProtection }) => {
    find();
    isProtected = DeletionProtection !== 'INACTIVE';
  });
  cognito.on(DeleteUserPoolCommand).callsFake(() => {
    find();
    if (isProtected) throw named('InvalidParameterException');
    change('pool');
    pool = false;
  });
}

const ask: Teardown['plan']['aws']['ask'] = (_service, _method, _path, body = '{}', target) => {
  expect(target).toBe('Logs_20140328.DeleteLogGroup');
  const { logGroupName } = JSON.parse(body) as { logGroupName: string };
  if (!logs.delete(logGroupName)) return Promise.reject(named('ResourceNotFoundException'));
  done.push(`logs ${logGroupName}`);
  return Promise.resolve('');
};

async function run(more: Partial<Teardown> = {}) {
  const told: string[] = [];
  const isGone = await tearDown({
    plan: planOf({}, { ask }),
    clients,
    folder,
    pollMs: 1,
    dryRun: false,
    exportData: () => Promise.resolve((done.push('export'), '2026-11-25T22:00:00.000Z')),
    confirm: () => Promise.resolve(true),
    tell: (text) => told.push(text),
    ...more,
  });
  return { isGone, told: told.join('\n') };
}

test('exports first, then removes the stack and everything that it retains except the sender', async () => {
  const { isGone, told } = await run();
  expect(isGone).toBe(true);
  expect(done).toEqual([
    'export',
    'protection {"StackName":"outcrop-prod","EnableTerminationProtection":false}',
    'stack',
    'table outcrop-prod-users',
    'table outcrop-prod-orders',
    'bucket',
    'pool',
    'logs /aws/lambda/outcrop-prod-sweep',
    'secrets /outcrop/prod/stripe-secret-key,/outcrop/prod/stripe-webhook-secret,/outcrop/prod/signing-key,/outcrop/prod/assistant-api-key',
  ]);
  expect(told).toContain(`Everything as of 2026-11-25T22:00:00.000Z is exported to ${folder}.`);
  expect(told).toContain('Kept, since other stages may use it:\n  sender outcrop.shop');
});

test('only lists with --dry-run', async () => {
  const { isGone, told } = await run({ dryRun: true });
  expect(isGone).toBe(false);
  expect(done).toEqual([]);
  for (const { PhysicalResourceId } of resources) expect(told).toContain(PhysicalResourceId);
});

test('removes nothing unless the name is typed, or if the export fails', async () => {
  const asked: string[] = [];
  const confirm = (_question: string, word: string) => Promise.resolve(asked.push(word) === 0);
  expect((await run({ confirm })).isGone).toBe(false);
  expect(asked).toEqual(['prod']);
  const exportData = () => Promise.reject(new Error('No space is left.'));
  await expect(run({ exportData })).rejects.toThrow('No space is left.');
  expect(done).toEqual(['export']);
});

test('resumes wherever it was interrupted', async () => {
  cuts = new Set(['protection', 'stack', 'table', 'bucket', 'pool', 'secrets']);
  const kills = cuts.size;
  let runs = 0;
  for (let isGone = false; !isGone; runs++) {
    isGone = await run().then(
      (outcome) => outcome.isGone,
      (error: Error) => {
        expect(error.name).toBe('Cut');
        return false;
      },
    );
  }
  expect(runs).toBe(kills + 1);
  expect({ tables: tables.size, bucket, pool, logs: logs.size }).toEqual({
    tables: 0,
    bucket: undefined,
    pool: false,
    logs: 0,
  });
  expect(done.filter((each) => each === 'export')).toHaveLength(3);
});

test('says what to do if the stage does not exist', async () => {
  stack = undefined;
  await expect(run()).rejects.toThrow('The stage "prod" is not deployed');
  expect(existsSync(path.join(folder, 'teardown.json'))).toBe(false);
});

test('does not continue the teardown of another stage', async () => {
  await run();
  stack = undefined;
  tables.add('outcrop-prod-users');
  const plan = planOf({ stage: 'test' }, { ask });
  await expect(run({ plan })).rejects.toThrow(/belongs to outcrop-prod, not to the stage "test"/);
  expect(tables.size).toBe(1);
});
