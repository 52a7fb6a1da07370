import { expect, it } from 'vitest';
import { resolveText } from '../support/resolve-template.ts';
import { synthesizeSite, type Resource } from '../support/synthesize-site.ts';

type Scope = 'account' | 'region';
type Read = (properties: never) => unknown;

/**
 * For each resource type: where its name is, and where that name must be unique. `none`: it has no name of
 * its own, or names may repeat. CloudFormation generates names that a template leaves out.
 */
const kinds: Record<string, 'none' | [Scope, Read]> = {
  'AWS::ApiGatewayV2::Api': 'none',
  'AWS::ApiGatewayV2::Stage': 'none',
  'AWS::Budgets::Budget': ['account', (of: { Budget: Named }) => of.Budget.BudgetName],
  'AWS::CloudFront::CachePolicy': ['account', (of: Config) => of.CachePolicyConfig!.Name],
  'AWS::CloudFront::Distribution': [
    'account',
    (of: { DistributionConfig: { Aliases?: string[] } }) => of.DistributionConfig.Aliases?.join(),
  ],
  'AWS::CloudFront::Function': ['account', (of: Named) => of.Name],
  'AWS::CloudFront::OriginAccessControl': [
    'account',
    (of: Config) => of.OriginAccessControlConfig!.Name,
  ],
  'AWS::CloudFront::OriginRequestPolicy': [
    'account',
    (of: Config) => of.OriginRequestPolicyConfig!.Name,
  ],
  'AWS::CloudFront::ResponseHeadersPolicy': [
    'account',
    (of: Config) => of.ResponseHeadersPolicyConfig!.Name,
  ],
  'AWS::CloudWatch::Alarm': ['region', (of: Named) => of.AlarmName],
  'AWS::CloudWatch::Dashboard': ['account', (of: { DashboardName: string }) => of.DashboardName],
  'AWS::Cognito::UserPool': 'none',
  'AWS::Cognito::UserPoolClient': 'none',
  'AWS::Cognito::UserPoolGroup': 'none',
  'AWS::DynamoDB::Table': ['region', (of: Named) => of.TableName],
  'AWS::Events::Rule': ['region', (of: Named) => of.Name],
  'AWS::IAM::Policy': 'none',
  'AWS::IAM::Role': ['account', (of: Named) => of.RoleName],
  'AWS::Lambda::EventInvokeConfig': 'none',
  'AWS::Lambda::EventSourceMapping': 'none',
  'AWS::Lambda::Function': ['region', (of: Named) => of.FunctionName],
  'AWS::Lambda::LayerVersion': ['region', (of: Named) => of.LayerName],
  'AWS::Lambda::Permission': 'none',
  'AWS::Logs::LogGroup': ['region', (of: Named) => of.LogGroupName],
  // Metrics are identified by namespace and name, so no two stages may share both.
  'AWS::Logs::MetricFilter': [
    'region',
    ({ MetricTransformations: [first] }: { MetricTransformations: [Named] }) =>
      `${String(first.MetricNamespace)}/${String(first.MetricName)}`,
  ],
  'AWS::S3::Bucket': ['account', (of: Named) => of.BucketName],
  'AWS::S3::BucketPolicy': 'none',
  'AWS::SES::ConfigurationSet': ['region', (of: Named) => of.Name],
  'AWS::SES::ConfigurationSetEventDestination': 'none',
  'AWS::SES::EmailIdentity': ['region', (of: Named) => of.EmailIdentity],
  'AWS::SNS::Subscription': 'none',
  'AWS::SNS::Topic': ['region', (of: Named) => of.TopicName],
  'AWS::SNS::TopicPolicy': 'none',
  'AWS::SQS::Queue': ['region', (of: Named) => of.QueueName],
  'AWS::SQS::QueuePolicy': 'none',
  'Custom::CDKBucketDeployment': 'none',
};

type Named = Record<string, unknown>;
type Config = Record<string, Named>;

interface Place {
  stage: string;
  region: string;
}

interface Name extends Place {
  type: string;
  scope: Scope;
  name: string;
}

const account = '123456789012';
const common = { alarmEmail: 'ops@example.org', monthlyBudgetUsd: 5, senderEmail: 'a@example.org' };
const certificateArn = `arn:aws:acm:us-east-1:${account}:certificate/8f2c`;

/** The names in the template of a stage in a region. */
function namesOf({ stage, region }: Place, settings: Record<string, unknown>): Name[] {
  const site = synthesizeSite({ ...common, account, stage, region, ...settings });
  const text = JSON.stringify(site.resources).replaceAll('{"Ref":"AWS::Region"}', `"${region}"`);
  const resources = JSON.parse(text) as Record<string, Resource>;
  return Object.values(resources).flatMap(({ Type, Properties }) => {
    const kind = kinds[Type];
    if (!kind) throw new Error(`Say in this test whether the name of ${Type} must be unique.`);
    if (kind === 'none') return [];
    const [scope, read] = kind;
    const given = read(Properties as never);
    if (given === undefined) return [];
    return [{ stage, region, type: Type, scope, name: resolveText(resources, given) }];
  });
}

const names = [
  namesOf({ stage: 'prod', region: 'eu-west-2' }, { domainName: 'a.example.org', certificateArn }),
  namesOf(
    { stage: 'test', region: 'eu-west-2' },
    { domainName: 'b.example.org', certificateArn, senderIdentity: 'existing' },
  ),
  namesOf({ stage: 'prod', region: 'us-east-1' }, {}),
].flat();

it('a second stage, and the same stage in a second region, use no name that is taken', () => {
  const keys = names.map(({ type, scope, region, name }) =>
    [type, scope === 'region' ? region : 'everywhere', name].join(' '),
  );
  expect(keys.length).toBeGreaterThan(150);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it('every name that is unique in the account says which stage it is, and where', () => {
  const accountWide = names.filter(
    ({ scope, type }) => scope === 'account' && type !== 'AWS::CloudFront::Distribution',
  );
  expect(new Set(accountWide.map(({ type }) => type)).size).toBe(8);
  const silent = accountWide.filter(
    ({ name, stage, region }) => !name.includes(`outcrop-${stage}`) || !name.includes(region),
  );
  expect(silent).toEqual([]);
});
