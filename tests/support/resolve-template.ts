import type { Resource } from './synthesize-site.ts';

type Resources = Record<string, Resource>;

const account = '123456789012';
const region = 'eu-west-2';

const pseudoParameters: Record<string, string> = {
  'AWS::AccountId': account,
  'AWS::Region': region,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::StackId': `arn:aws:cloudformation:${region}:${account}:stack/outcrop-prod/5f3a9c1e-0b7d-4a52-9e11-2d8c6b40f7aa`,
};

/** The identity of a resource: where its name is, and the ARN built from that name. */
const kinds: Record<string, { name?: string; arn?: (name: string) => string }> = {
  'AWS::DynamoDB::Table': { name: 'TableName', arn: (name) => arn('dynamodb', `table/${name}`) },
  'AWS::S3::Bucket': { name: 'BucketName', arn: (name) => `arn:aws:s3:::${name}` },
  'AWS::SQS::Queue': { name: 'QueueName', arn: (name) => arn('sqs', name) },
  'AWS::SES::EmailIdentity': { name: 'EmailIdentity' },
  'AWS::SES::ConfigurationSet': { name: 'Name' },
  'AWS::Logs::LogGroup': {
    name: 'LogGroupName',
    arn: (name) => arn('logs', `log-group:${name}:*`),
  },
  'AWS::Lambda::Function': {
    name: 'FunctionName',
    arn: (name) => arn('lambda', `function:${name}`),
  },
  'AWS::Cognito::UserPool': { arn: (name) => arn('cognito-idp', `userpool/${name}`) },
  'AWS::IAM::Role': { arn: (name) => `arn:aws:iam::${account}:role/${name}` },
};

/**
 * Returns the value that CloudFormation computes for a template's value, with a made-up account, region and
 * ids.
 */
export function resolveValue(resources: Resources, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => resolveValue(resources, each));
  if (typeof value !== 'object' || value === null) return value;
  const [[name, argument] = ['', undefined], ...more] = Object.entries(value);
  if (more.length === 0 && (name === 'Ref' || name.startsWith('Fn::'))) {
    return intrinsic(resources, name, argument);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, resolveValue(resources, each)]),
  );
}

export function resolveText(resources: Resources, value: unknown): string {
  const resolved = resolveValue(resources, value);
  if (typeof resolved === 'string') return resolved;
  throw new Error(`Not a text: ${JSON.stringify(value)}`);
}

function intrinsic(resources: Resources, name: string, argument: unknown): unknown {
  const parts = resolveValue(resources, argument) as [unknown, unknown];
  switch (name) {
    case 'Ref':
      return pseudoParameters[argument as string] ?? physicalName(resources, argument as string);
    case 'Fn::GetAtt':
      return attribute(resources, ...(argument as [string, string]));
    case 'Fn::Join':
      return (parts[1] as string[]).join(parts[0] as string);
    case 'Fn::Select':
      return (parts[1] as string[])[Number(parts[0])];
    case 'Fn::Split':
      return (parts[1] as string).split(parts[0] as string);
    case 'Fn::Sub':
      return (argument as string).replace(
        /\$\{([^}]+)\}/g,
        (_, reference: string) => intrinsic(resources, 'Ref', reference) as string,
      );
    default:
      throw new Error(`The test's resolver does not know ${name}.`);
  }
}

function attribute(resources: Resources, id: string, name: string): string {
  const kind = kinds[resources[id]!.Type];
  const physical = physicalName(resources, id);
  if (name === 'Arn' && kind?.arn) return kind.arn(physical);
  if (name === 'StreamArn')
    return `${attribute(resources, id, 'Arn')}/stream/2026-01-01T00:00:00.000`;
  if (name === 'QueueName') return physical;
  if (name === 'DomainName') return 'd111111abcdef8.cloudfront.net';
  return `${id}.${name}`;
}

function physicalName(resources: Resources, id: string): string {
  const resource = resources[id];
  if (!resource) throw new Error(`The template has no ${id}.`);
  const property = kinds[resource.Type]?.name;
  const given = property && resource.Properties[property];
  if (resource.Type === 'AWS::CloudFront::Distribution') return 'EDFDVBD6EXAMPLE';
  return given ? resolveText(resources, given) : id.toLowerCase();
}

function arn(service: string, rest: string): string {
  return `arn:aws:${service}:${region}:${account}:${rest}`;
}
