import { describe, expect, it } from 'vitest';
import { tableNames, tables, type TablePlan } from '#infra/tables.ts';
import { resolveValue } from '../support/resolve-template.ts';
import { resourcesOfType, synthesizeSite } from '../support/synthesize-site.ts';

const site = synthesizeSite();
const of = (type: string) => resourcesOfType(site, type).map(([, resource]) => resource);
const values = (type: string) =>
  of(type).map(({ Properties }) => resolveValue(site.resources, Properties)) as never[];

describe('tables', () => {
  const found = of('AWS::DynamoDB::Table');
  const byName = (name: string) =>
    found.find(({ Properties }) => Properties['TableName'] === `outcrop-prod-${name}`)!;

  it('are those of tables.ts', () => {
    expect(found.length).toBe(tableNames.length);
  });

  it.each(tableNames)('%s has its keys, can be restored, and outlives the stack', (name) => {
    const plan: TablePlan = tables[name];
    const { Properties, DeletionPolicy, UpdateReplacePolicy } = byName(name);
    expect(Properties).toMatchObject({
      KeySchema: [plan.partitionKey, plan.sortKey]
        .filter((key) => key !== undefined)
        .map((AttributeName, index) => ({ AttributeName, KeyType: index ? 'RANGE' : 'HASH' })),
      BillingMode: 'PAY_PER_REQUEST',
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      DeletionProtectionEnabled: true,
    });
    expect([DeletionPolicy, UpdateReplacePolicy]).toEqual(['RetainExceptOnCreate', 'Retain']);
    expect(Properties['TimeToLiveSpecification']).toEqual(
      plan.timeToLive && { AttributeName: plan.timeToLive, Enabled: true },
    );
    expect(Properties['StreamSpecification']).toEqual(
      plan.streamTo && { StreamViewType: 'NEW_IMAGE' },
    );
  });

  it.each(tableNames)('%s has its indexes with their projections', (name) => {
    const indexes = (byName(name).Properties['GlobalSecondaryIndexes'] ?? []) as {
      IndexName: string;
      Projection: { ProjectionType: string; NonKeyAttributes?: string[] };
    }[];
    const projections = Object.entries((tables[name] as TablePlan).indexes ?? {}).map(
      ([index, { projection }]) => {
        if (projection === 'all') return [index, { ProjectionType: 'ALL' }];
        if (projection === 'keys') return [index, { ProjectionType: 'KEYS_ONLY' }];
        return [index, { ProjectionType: 'INCLUDE', NonKeyAttributes: [...projection] }];
      },
    );
    expect(indexes.map(({ IndexName, Projection }) => [IndexName, Projection])).toEqual(
      projections,
    );
  });
});

describe('buckets', () => {
  it('are all closed to the public, encrypted and kept', () => {
    const buckets = of('AWS::S3::Bucket');
    expect(buckets.length).toBe(4);
    for (const { Properties, DeletionPolicy } of buckets) {
      expect(Properties).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        BucketEncryption: expect.anything(),
      });
      expect(DeletionPolicy).toBe('RetainExceptOnCreate');
    }
  });

  it('refuse requests without TLS', () => {
    const policies = of('AWS::S3::BucketPolicy').map(({ Properties }) =>
      JSON.stringify(Properties['PolicyDocument']),
    );
    expect(policies.length).toBe(4);
    for (const policy of policies) {
      expect(policy).toContain(
        '"Condition":{"Bool":{"aws:SecureTransport":"false"}},"Effect":"Deny"',
      );
    }
  });

  it('let only the site send files and read originals from a page, in pieces', () => {
    const buckets = values('AWS::S3::Bucket') as {
      BucketName?: string;
      CorsConfiguration?: object;
    }[];
    const [original] = buckets.filter(({ BucketName }) => BucketName?.includes('-private-'));
    expect(original?.CorsConfiguration).toEqual({
      CorsRules: [
        {
          AllowedOrigins: ['https://d111111abcdef8.cloudfront.net'],
          AllowedMethods: ['GET', 'HEAD', 'POST', 'PUT'],
          AllowedHeaders: ['range', 'if-range', 'if-match'],
          ExposedHeaders: [
            'ETag',
            'Content-Range',
            'Content-Length',
            'Accept-Ranges',
            'Content-Disposition',
          ],
          MaxAge: 3600,
        },
      ],
    });
    expect(buckets.filter(({ CorsConfiguration }) => CorsConfiguration).length).toBe(1);
  });
});

describe('posted files', () => {
  it('are deleted after a day, in all their versions', () => {
    const buckets = values('AWS::S3::Bucket') as {
      BucketName?: string;
      LifecycleConfiguration: { Rules: object[] };
    }[];
    const [original] = buckets.filter(({ BucketName }) => BucketName?.includes('-private-'));
    const rules = original!.LifecycleConfiguration.Rules;
    expect(rules).toContainEqual(
      expect.objectContaining({ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 7 } }),
    );
    expect(rules).toContainEqual({
      Id: 'forget-incoming',
      Prefix: 'incoming/',
      Status: 'Enabled',
      ExpirationInDays: 1,
      NoncurrentVersionExpiration: { NoncurrentDays: 1 },
    });
  });
});

it.each([
  ['assistant/', 'forget-old-indexes'],
  ['lists/', 'forget-old-lists'],
])('old files in %s are deleted after a day, the current ones never', (prefix, Id) => {
  const buckets = values('AWS::S3::Bucket') as {
    LifecycleConfiguration: { Rules: { Prefix?: string }[] };
  }[];
  const rules = buckets.flatMap(({ LifecycleConfiguration }) => LifecycleConfiguration.Rules);
  expect(rules.filter(({ Prefix }) => Prefix === prefix)).toEqual([
    {
      Id,
      Prefix: prefix,
      Status: 'Enabled',
      NoncurrentVersionExpiration: { NoncurrentDays: 1 },
    },
  ]);
});

describe('identity', () => {
  it('signs in by email regardless of case, and only our own call creates accounts', () => {
    expect(values('AWS::Cognito::UserPool')).toMatchObject([
      {
        UsernameAttributes: ['email'],
        UsernameConfiguration: { CaseSensitive: false },
        AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
        DeletionProtection: 'ACTIVE',
        Policies: {
          PasswordPolicy: {
            MinimumLength: 6,
            RequireLowercase: false,
            RequireNumbers: false,
            RequireSymbols: false,
            RequireUppercase: false,
          },
        },
      },
    ]);
    expect(values('AWS::Cognito::UserPoolGroup')).toMatchObject([{ GroupName: 'admin' }]);
    // The pool has no user and no admin until the operator adds one, and passwords do not expire.
    expect([
      of('AWS::Cognito::UserPoolUser'),
      of('AWS::Cognito::UserPoolUserToGroupAttachment'),
    ]).toEqual([[], []]);
    expect(JSON.stringify(values('AWS::Cognito::UserPool'))).not.toMatch(
      /PasswordHistorySize|MaximumAge/,
    );
  });

  it('calls the function `tokens` before it issues tokens, on a plan that supports this', () => {
    const [given] = values('AWS::Cognito::UserPool') as Record<string, never>[];
    expect(given!['UserPoolTier']).toBe('ESSENTIALS');
    expect(given!['LambdaConfig']).toEqual({
      PreTokenGenerationConfig: {
        LambdaArn: expect.stringMatching(/:function:outcrop-prod-tokens$/),
        LambdaVersion: 'V2_0',
      },
    });
    const permissions = values('AWS::Lambda::Permission') as Record<string, string>[];
    const ours = permissions.filter(({ Principal }) => Principal === 'cognito-idp.amazonaws.com');
    expect(ours).toHaveLength(1);
    expect(ours[0]).toMatchObject({
      Action: 'lambda:InvokeFunction',
      FunctionName: expect.stringContaining('outcrop-prod-tokens'),
      SourceArn: expect.stringMatching(/:userpool\//),
    });
  });

  it('has one client: no secret, no public password flow, no user enumeration, short access tokens', () => {
    const [client] = values('AWS::Cognito::UserPoolClient') as Record<string, unknown>[];
    expect(client).toMatchObject({
      GenerateSecret: false,
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      AllowedOAuthFlowsUserPoolClient: false,
      AccessTokenValidity: 15,
      RefreshTokenValidity: 30 * 24 * 60,
      TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'minutes' },
      WriteAttributes: ['locale'],
    });
    expect([...(client!['ExplicitAuthFlows'] as string[])].sort()).toEqual([
      'ALLOW_ADMIN_USER_PASSWORD_AUTH',
      'ALLOW_REFRESH_TOKEN_AUTH',
    ]);
  });
});
