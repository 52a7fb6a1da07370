import { describe, expect, it } from 'vitest';
import { resolveValue } from '../support/resolve-template.ts';
import { resourcesOfType, synthesizeSite } from '../support/synthesize-site.ts';

const site = synthesizeSite();
const values = (type: string) =>
  resourcesOfType(site, type).map(([, { Properties }]) =>
    resolveValue(site.resources, Properties),
  ) as never[];

describe('background work', () => {
  it('runs email for new rows of the outbox, publish for new versions of catalogues and previews for wanted pages, and keeps failed events', () => {
    expect(values('AWS::Lambda::EventSourceMapping')).toMatchObject([
      {
        EventSourceArn: expect.stringContaining('table/outcrop-prod-mails/stream/'),
        FunctionName: 'outcrop-prod-mail',
        FilterCriteria: { Filters: [{ Pattern: '{"eventName":["INSERT"]}' }] },
        BisectBatchOnFunctionError: true,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        MaximumRetryAttempts: 5,
        DestinationConfig: {
          OnFailure: { Destination: expect.stringContaining(':outcrop-prod-mail-failed') },
        },
      },
      {
        EventSourceArn: expect.stringContaining('table/outcrop-prod-settings/stream/'),
        FunctionName: 'outcrop-prod-publish',
        FilterCriteria: {
          Filters: [
            {
              Pattern:
                '{"eventName":["INSERT","MODIFY"],"dynamodb":{"Keys":{"key":{"S":[{"prefix":"catalogue#"}]}}}}',
            },
          ],
        },
        MaximumBatchingWindowInSeconds: 5,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        MaximumRetryAttempts: 5,
        DestinationConfig: {
          OnFailure: { Destination: expect.stringContaining(':outcrop-prod-publish-failed') },
        },
      },
      {
        EventSourceArn: expect.stringContaining('table/outcrop-prod-previews/stream/'),
        FunctionName: 'outcrop-prod-previews',
        FilterCriteria: {
          Filters: [{ Pattern: '{"dynamodb":{"NewImage":{"state":{"S":["wanted"]}}}}' }],
        },
        BatchSize: 1,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        MaximumRetryAttempts: 5,
        DestinationConfig: {
          OnFailure: { Destination: expect.stringContaining(':outcrop-prod-previews-failed') },
        },
      },
    ]);
  });

  it('runs the media function for posted files, triggered only by this bucket, and keeps failed events', () => {
    const [id, bucket] = resourcesOfType(site, 'AWS::S3::Bucket').find(
      ([, { Properties }]) => Properties['NotificationConfiguration'],
    )!;
    const { BucketName, NotificationConfiguration } = resolveValue(
      site.resources,
      bucket.Properties,
    ) as Record<string, unknown>;
    expect(BucketName).toBe('outcrop-prod-private-123456789012-eu-west-2');
    expect(NotificationConfiguration).toEqual({
      LambdaConfigurations: [
        {
          Event: 's3:ObjectCreated:*',
          Function: 'arn:aws:lambda:eu-west-2:123456789012:function:outcrop-prod-media',
          Filter: { S3Key: { Rules: [{ Name: 'prefix', Value: 'incoming/' }] } },
        },
      ],
    });
    const permissions = resourcesOfType(site, 'AWS::Lambda::Permission').filter(
      ([, { Properties }]) => Properties['Principal'] === 's3.amazonaws.com',
    );
    expect(
      permissions.map(([, { Properties }]) => resolveValue(site.resources, Properties)),
    ).toEqual([
      expect.objectContaining({
        Action: 'lambda:InvokeFunction',
        SourceAccount: '123456789012',
        SourceArn: `arn:aws:s3:::${BucketName as string}`,
      }),
    ]);
    const { DependsOn } = site.resources[id] as unknown as { DependsOn: string[] };
    expect(DependsOn).toContain(permissions[0]![0]);
    expect(values('AWS::Lambda::EventInvokeConfig')).toContainEqual(
      expect.objectContaining({
        FunctionName: 'outcrop-prod-media',
        MaximumRetryAttempts: 2,
        DestinationConfig: {
          OnFailure: { Destination: expect.stringContaining(':outcrop-prod-media-failed') },
        },
      }),
    );
  });

  it.each([
    ['sweep', 'rate(5 minutes)'],
    ['holds', 'rate(1 minute)'],
    ['digest', 'rate(1 hour)'],
  ])('runs %s at the %s and keeps failed events', (name, schedule) => {
    const rules = values('AWS::Events::Rule') as { Name: string }[];
    expect(rules).toHaveLength(4);
    expect(rules.find(({ Name }) => Name === `outcrop-prod-${name}`)).toMatchObject({
      ScheduleExpression: schedule,
      State: 'ENABLED',
      Targets: [
        {
          Arn: expect.stringContaining(`:function:outcrop-prod-${name}`),
          DeadLetterConfig: { Arn: expect.stringContaining(`:outcrop-prod-${name}-failed`) },
        },
      ],
    });
    expect(values('AWS::Lambda::EventInvokeConfig')).toContainEqual(
      expect.objectContaining({
        FunctionName: `outcrop-prod-${name}`,
        DestinationConfig: {
          OnFailure: { Destination: expect.stringContaining(`:outcrop-prod-${name}-failed`) },
        },
      }),
    );
  });
});
