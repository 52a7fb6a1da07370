import { describe, expect, it } from 'vitest';
import { resolveValue } from '../support/resolve-template.ts';
import { resourcesOfType, synthesizeSite } from '../support/synthesize-site.ts';

const site = synthesizeSite();
const values = <Properties>(type: string) =>
  resourcesOfType(site, type).map(
    ([, { Properties }]) => resolveValue(site.resources, Properties) as Properties,
  );

/** Settings whose loss would go unnoticed until they are needed. The local stack does not emulate them. */
describe('silent settings', () => {
  it('SES measures bounces for the alarms, requires TLS, and uses no suppression list', () => {
    expect(values('AWS::SES::ConfigurationSet')).toMatchObject([
      {
        ReputationOptions: { ReputationMetricsEnabled: true },
        DeliveryOptions: { TlsPolicy: 'REQUIRE' },
        SuppressionOptions: { SuppressedReasons: [] },
      },
    ]);
    expect(values('AWS::SES::EmailIdentity')).toMatchObject([
      { ConfigurationSetAttributes: { ConfigurationSetName: 'outcrop-prod' } },
    ]);
  });

  it('streams begin with the oldest record, and give up after an hour', () => {
    for (const mapping of values('AWS::Lambda::EventSourceMapping')) {
      expect(mapping).toMatchObject({
        StartingPosition: 'TRIM_HORIZON',
        MaximumRecordAgeInSeconds: 3600,
        BisectBatchOnFunctionError: true,
      });
    }
  });

  it('failed work is kept for two weeks', () => {
    const kept = values<{ MessageRetentionPeriod: number }>('AWS::SQS::Queue');
    expect(kept.map((queue) => queue.MessageRetentionPeriod)).toEqual(
      Array.from({ length: 8 }, () => 14 * 24 * 3600),
    );
  });

  it('old versions of files are kept for 90 days, so that they can be restored', () => {
    const versioned = values<{ VersioningConfiguration?: object; LifecycleConfiguration: object }>(
      'AWS::S3::Bucket',
    ).filter(({ VersioningConfiguration }) => VersioningConfiguration);
    expect(versioned).toHaveLength(2);
    for (const bucket of versioned) {
      expect(bucket).toMatchObject({
        VersioningConfiguration: { Status: 'Enabled' },
        LifecycleConfiguration: {
          Rules: expect.arrayContaining([
            expect.objectContaining({ NoncurrentVersionExpiration: { NoncurrentDays: 90 } }),
          ]),
        },
      });
    }
  });

  it('only our own distribution may read buckets, by signed requests', () => {
    const statements = values<{ PolicyDocument: { Statement: Statement[] } }>(
      'AWS::S3::BucketPolicy',
    ).flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
    const reading = statements.filter(
      ({ Principal }) => Principal.Service === 'cloudfront.amazonaws.com',
    );
    expect(reading).toHaveLength(2);
    for (const { Action, Condition } of reading) {
      expect([Action].flat()).toEqual(['s3:GetObject']);
      expect(Condition).toEqual({
        StringEquals: {
          'AWS:SourceArn': expect.stringMatching(
            /^arn:aws:cloudfront::123456789012:distribution\/\w+$/,
          ),
        },
      });
    }
    for (const access of values('AWS::CloudFront::OriginAccessControl')) {
      expect(access).toMatchObject({
        OriginAccessControlConfig: { SigningBehavior: 'always', SigningProtocol: 'sigv4' },
      });
    }
  });

  it('functions and rules may send failed events only to their own queues', () => {
    const ofFunctions = resourcesOfType(site, 'AWS::IAM::Policy').flatMap(([, { Properties }]) =>
      sendingTo(Properties),
    );
    const ofRules = resourcesOfType(site, 'AWS::SQS::QueuePolicy').flatMap(([, { Properties }]) =>
      sendingTo(Properties),
    );
    const queue = (name: string) =>
      `arn:aws:sqs:eu-west-2:123456789012:outcrop-prod-${name}-failed`;
    const [streams, rules] = [
      ['mail', 'publish', 'previews'],
      ['sweep', 'holds', 'digest', 'bounces'],
    ];
    expect(ofFunctions.toSorted()).toEqual([...streams, ...rules, 'media'].map(queue).toSorted());
    expect(ofRules.toSorted()).toEqual(rules.map(queue).toSorted());
  });

  it('roles are for Lambda only', () => {
    const roles = values<{ AssumeRolePolicyDocument: { Statement: object[] } }>('AWS::IAM::Role');
    for (const { AssumeRolePolicyDocument } of roles) {
      expect(AssumeRolePolicyDocument.Statement).toEqual([
        {
          Action: 'sts:AssumeRole',
          Effect: 'Allow',
          Principal: { Service: 'lambda.amazonaws.com' },
        },
      ]);
    }
  });
});

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: string | string[];
  Principal: { Service?: string };
  Condition?: object;
}

/** The queues with a policy that lets others send messages. */
function sendingTo(properties: Record<string, unknown>): string[] {
  const { Statement } = resolveValue(site.resources, properties['PolicyDocument']) as {
    Statement: Statement[];
  };
  return Statement.filter(
    ({ Effect, Action }) => Effect === 'Allow' && [Action].flat().includes('sqs:SendMessage'),
  ).flatMap(({ Resource }) => Resource);
}
