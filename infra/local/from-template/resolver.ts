import type { Resources } from './template.ts';

/** Values that CloudFormation would have in addition to the template. */
export interface StackContext {
  account: string;
  region: string;
  stackId: string;
  /** The host name of the distribution. */
  siteHost: string;
  /** Ids that AWS generates, by the resource's logical id or type. */
  ids: Readonly<Record<string, string>>;
  /** Names that differ between AWS and the local stack. */
  renamed?: readonly (readonly [onAws: string, here: string])[];
}

/** Computes the values of a template as CloudFormation does. */
export interface Resolver {
  value(value: unknown): unknown;
  /** @throws Error if the value is not a string */
  text(value: unknown): string;
  /** Returns the physical name or id of a resource. */
  nameOf(logicalId: string): string;
}

type Arn = (service: string, rest: string) => string;

/** For each type of resource, the property with its name, and the ARN built from that name. */
const kinds: Record<string, { name?: string; arn?: (arn: Arn, name: string) => string }> = {
  'AWS::DynamoDB::Table': {
    name: 'TableName',
    arn: (arn, name) => arn('dynamodb', `table/${name}`),
  },
  'AWS::S3::Bucket': {
    name: 'BucketName',
    arn: (_, name) => `arn:aws:s3:::${name}`,
  },
  'AWS::SQS::Queue': {
    name: 'QueueName',
    arn: (arn, name) => arn('sqs', name),
  },
  'AWS::SNS::Topic': {
    name: 'TopicName',
    arn: (arn, name) => arn('sns', name),
  },
  'AWS::SES::EmailIdentity': { name: 'EmailIdentity' },
  'AWS::SES::ConfigurationSet': { name: 'Name' },
  'AWS::Logs::LogGroup': {
    name: 'LogGroupName',
    arn: (arn, name) => arn('logs', `log-group:${name}:*`),
  },
  'AWS::Lambda::Function': {
    name: 'FunctionName',
    arn: (arn, name) => arn('lambda', `function:${name}`),
  },
  'AWS::Cognito::UserPool': {
    arn: (arn, name) => arn('cognito-idp', `userpool/${name}`),
  },
  'AWS::IAM::Role': {
    arn: (arn, name) => arn('iam', `role/${name}`).replace(/iam:[^:]*/, 'iam:'),
  },
};

export function createResolver(resources: Resources, context: StackContext): Resolver {
  const { account, region } = context;
  const pseudoParameters: Record<string, string> = {
    'AWS::AccountId': account,
    'AWS::Region': region,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackId': context.stackId,
  };
  const arn: Arn = (service, rest) => `arn:aws:${service}:${region}:${account}:${rest}`;

  function value(given: unknown): unknown {
    if (Array.isArray(given)) return given.map(value);
    if (typeof given !== 'object' || given === null) return given;
    const [[name, argument] = ['', undefined], ...more] = Object.entries(given);
    if (more.length === 0 && (name === 'Ref' || name.startsWith('Fn::'))) {
      return intrinsic(name, argument);
    }
    return Object.fromEntries(Object.entries(given).map(([key, each]) => [key, value(each)]));
  }

  function intrinsic(name: string, argument: unknown): unknown {
    const parts = value(argument) as [unknown, unknown];
    switch (name) {
      case 'Ref':
        return reference(argument as string);
      case 'Fn::GetAtt':
        return attribute(...(argument as [string, string]));
      case 'Fn::Join':
        return renamed((parts[1] as string[]).join(parts[0] as string));
      case 'Fn::Select':
        return (parts[1] as string[])[Number(parts[0])];
      case 'Fn::Split':
        return (parts[1] as string).split(parts[0] as string);
      case 'Fn::Sub':
        return (argument as string).replace(/\$\{([^}]+)\}/g, (_, id: string) => reference(id));
      default:
        throw new Error(`The local stack does not support ${name}.`);
    }
  }

  function reference(id: string): string {
    return pseudoParameters[id] ?? nameOf(id);
  }

  function attribute(id: string, name: string): string {
    const physical = nameOf(id);
    const kind = kinds[resources[id]!.Type];
    if (name === 'Arn' && kind?.arn) return kind.arn(arn, physical);
    if (name === 'StreamArn') return `${attribute(id, 'Arn')}/stream/2026-01-01T00:00:00.000`;
    if (name === 'QueueName') return physical;
    if (name === 'DomainName') return context.siteHost;
    return `${id}.${name}`;
  }

  function nameOf(id: string): string {
    const resource = resources[id];
    if (!resource) throw new Error(`The template has no ${id}.`);
    const property = kinds[resource.Type]?.name;
    const given = property && resource.Properties[property];
    return given
      ? text(given)
      : (context.ids[id] ?? context.ids[resource.Type] ?? id.toLowerCase());
  }

  function renamed(joined: string): string {
    return (context.renamed ?? []).reduce(
      (found, [onAws, here]) => found.replaceAll(onAws, here),
      joined,
    );
  }

  function text(given: unknown): string {
    const resolved = value(given);
    if (typeof resolved === 'string') return resolved;
    throw new Error(`Not a string: ${JSON.stringify(given)}`);
  }

  return { value, text, nameOf };
}
