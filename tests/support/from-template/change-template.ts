import type { Resource, Template } from '#infra/local/from-template/template.ts';

type Part = Record<string, unknown>;

/** Changes to a copy of a template. Each throws if it finds nothing to change. */
export function changesOf({ Resources }: Template) {
  const find = (type: string, fits: (resource: Resource, id: string) => boolean) => {
    const found = Object.entries(Resources).find(
      ([id, resource]) => resource.Type === type && fits(resource, id),
    );
    if (!found) throw new Error(`The template has no such ${type}.`);
    return found;
  };
  const named = (type: string, name: string) =>
    find(type, ({ Properties }) => Object.values(Properties).includes(name))[1].Properties;
  const drop = (type: string, text: string) => {
    const [id] = find(type, ({ Properties }, key) =>
      `${key} ${JSON.stringify(Properties)}`.includes(text),
    );
    Reflect.deleteProperty(Resources, id);
  };
  const dropKey = (part: unknown, key: string) => {
    if (!(key in (part as Part))) throw new Error(`There is no ${key}.`);
    Reflect.deleteProperty(part as Part, key);
  };

  const api = () =>
    find('AWS::ApiGatewayV2::Api', () => true)[1].Properties['Body'] as {
      paths: Record<string, Part>;
      'x-amazon-apigateway-cors': Record<string, string[]>;
    };
  const permission = (service: string, group: string) =>
    find('AWS::Lambda::Permission', ({ Properties }) => {
      const target = JSON.stringify(Properties['FunctionName']);
      return Properties['Principal'] === service && target.includes(`Function${group}Function`);
    });
  const distribution = () => {
    const [, { Properties }] = find('AWS::CloudFront::Distribution', () => true);
    return Properties['DistributionConfig'] as {
      CacheBehaviors: Part[];
      DefaultCacheBehavior: Part;
      OriginGroups: { Items: { FailoverCriteria: { StatusCodes: { Items: number[] } } }[] };
    };
  };
  /** The parameters of one of CloudFront's policies, found by a part of its id. */
  const policy = (type: 'CachePolicy' | 'OriginRequestPolicy', text: string) => {
    const [, { Properties }] = find(`AWS::CloudFront::${type}`, (_, id) => id.includes(text));
    const config = Properties[`${type}Config`] as Part;
    return (config['ParametersInCacheKeyAndForwardedToOrigin'] ?? config) as {
      HeadersConfig: { Headers: string[] };
      QueryStringsConfig: Part;
    };
  };

  return {
    /** Removes the first resource of a type whose id or properties contain a text. */
    drop,
    /** Removes a statement of a function's role. */
    dropRight(group: string, sid: string) {
      const [, { Properties }] = find('AWS::IAM::Role', (_, id) =>
        id.startsWith(`Function${group}Role`),
      );
      const [policy] = Properties['Policies'] as { PolicyDocument: { Statement: Part[] } }[];
      const { PolicyDocument: document } = policy!;
      const rest = document.Statement.filter(({ Sid }) => Sid !== sid);
      if (rest.length === document.Statement.length) throw new Error(`${group} has no ${sid}.`);
      document.Statement = rest;
    },
    dropVariable(group: string, variable: string) {
      const { Environment } = named('AWS::Lambda::Function', `outcrop-laptop-${group}`);
      dropKey((Environment as { Variables: Part }).Variables, variable);
    },
    dropIndex(table: string, index: string) {
      const properties = named('AWS::DynamoDB::Table', `outcrop-laptop-${table}`);
      const indexes = properties['GlobalSecondaryIndexes'] as { IndexName: string }[];
      const rest = indexes.filter(({ IndexName }) => IndexName !== index);
      if (rest.length === indexes.length) throw new Error(`${table} has no ${index}.`);
      properties['GlobalSecondaryIndexes'] = rest;
    },
    dropOfTable(table: string, key: string) {
      dropKey(named('AWS::DynamoDB::Table', `outcrop-laptop-${table}`), key);
    },
    /** Changes a property of the first resource of a type that has it. */
    setProperty(type: string, key: string, value: unknown) {
      find(type, ({ Properties }) => key in Properties)[1].Properties[key] = value;
    },
    /** Removes a property of the first resource of a type that has it. */
    dropProperty(type: string, key: string) {
      dropKey(find(type, ({ Properties }) => key in Properties)[1].Properties, key);
    },
    dropBehaviour(pattern: string) {
      const config = distribution();
      const rest = config.CacheBehaviors.filter(({ PathPattern }) => PathPattern !== pattern);
      if (rest.length === config.CacheBehaviors.length) throw new Error(`No ${pattern}.`);
      config.CacheBehaviors = rest;
    },
    /** Lets a behaviour take GET and HEAD only. */
    onlyRead(pattern: string) {
      const found = distribution().CacheBehaviors.find(
        ({ PathPattern }) => PathPattern === pattern,
      );
      if (!found) throw new Error(`No ${pattern}.`);
      found['AllowedMethods'] = ['GET', 'HEAD'];
    },
    dropOfDistribution(key: string) {
      dropKey(distribution(), key);
    },
    /** Removes a status at which an origin group asks its second origin. */
    dropFailover(status: number) {
      for (const { FailoverCriteria } of distribution().OriginGroups.Items) {
        const { StatusCodes } = FailoverCriteria;
        if (!StatusCodes.Items.includes(status)) throw new Error(`No failover at ${status}.`);
        StatusCodes.Items = StatusCodes.Items.filter((each) => each !== status);
      }
    },
    /** Removes a header from what reaches the origin. */
    dropForwarded(type: Parameters<typeof policy>[0], text: string, header: string) {
      const { HeadersConfig } = policy(type, text);
      if (!HeadersConfig.Headers.includes(header)) throw new Error(`${text} has no ${header}.`);
      HeadersConfig.Headers = HeadersConfig.Headers.filter((each) => each !== header);
    },
    /** Lets the cache give the response to one query for all others. */
    mixQueries(text: string) {
      policy('CachePolicy', text).QueryStringsConfig = { QueryStringBehavior: 'none' };
    },
    /** Removes a part of the behaviour for everything that no pattern matches. */
    dropOfDefaultBehaviour(key: string) {
      dropKey(distribution().DefaultCacheBehavior, key);
    },
    /** Removes a route of the API, such as `post` of a path. */
    dropRoute(path: string, method: string) {
      const { paths } = api();
      dropKey(paths[path] ?? {}, method);
    },
    dropCorsHeader(kind: 'allowHeaders' | 'exposeHeaders', name: string) {
      const cors = api()['x-amazon-apigateway-cors'];
      if (!cors[kind]?.includes(name)) throw new Error(`The API has no ${name}.`);
      cors[kind] = cors[kind].filter((each) => each !== name);
    },
    /** Lets a function's stream pass other changes than before. */
    setFilter(text: string, pattern: object) {
      const [, { Properties }] = find('AWS::Lambda::EventSourceMapping', (_, id) =>
        id.includes(text),
      );
      Properties['FilterCriteria'] = { Filters: [{ Pattern: JSON.stringify(pattern) }] };
    },
    /** Lets a rule match other events than before. */
    setPattern(name: string, pattern: object) {
      named('AWS::Events::Rule', `outcrop-laptop-${name}`)['EventPattern'] = pattern;
    },
    dropOfAlarm(name: string, key: string) {
      dropKey(named('AWS::CloudWatch::Alarm', `outcrop-laptop-${name}`), key);
    },
    setMetricPattern(text: string, pattern: string) {
      const [, { Properties }] = find('AWS::Logs::MetricFilter', (_, id) => id.includes(text));
      Properties['FilterPattern'] = pattern;
    },
    /** Removes what lets a service publish to the topic. */
    dropPublisher(service: string) {
      const [, { Properties }] = find('AWS::SNS::TopicPolicy', () => true);
      const document = Properties['PolicyDocument'] as { Statement: Part[] };
      const rest = document.Statement.filter(
        ({ Principal }) => !JSON.stringify(Principal).includes(service),
      );
      if (rest.length === document.Statement.length) throw new Error(`No ${service}.`);
      document.Statement = rest;
    },
    /** Lets the bucket report only objects whose names end so. */
    narrowNotification(suffix: string) {
      const [, { Properties }] = find(
        'AWS::S3::Bucket',
        (each) => 'NotificationConfiguration' in each.Properties,
      );
      const { LambdaConfigurations } = Properties['NotificationConfiguration'] as {
        LambdaConfigurations: { Filter: { S3Key: { Rules: Part[] } } }[];
      };
      LambdaConfigurations[0]!.Filter.S3Key.Rules.push({ Name: 'suffix', Value: suffix });
    },
    /** Changes the values of a statement's condition. */
    setSource(text: string, key: string, value: string) {
      const [, { Properties }] = find('AWS::S3::BucketPolicy', (_, id) => id.includes(text));
      const { Statement } = Properties['PolicyDocument'] as {
        Statement: { Condition?: { StringEquals?: Part } }[];
      };
      const found = Statement.find(({ Condition }) => key in (Condition?.StringEquals ?? {}));
      if (!found) throw new Error(`${text} has no ${key}.`);
      found.Condition = { StringEquals: { [key]: value } };
    },
    /** Sends what SES reports to another bus. */
    setBus(arn: string) {
      const [, { Properties }] = find('AWS::SES::ConfigurationSetEventDestination', () => true);
      const destination = Properties['EventDestination'] as { EventBridgeDestination: Part };
      destination.EventBridgeDestination = { EventBusArn: arn };
    },
    setOfTable(table: string, key: string, value: object) {
      named('AWS::DynamoDB::Table', `outcrop-laptop-${table}`)[key] = value;
    },
    /** Removes the right of a service to run a function. */
    dropPermission(service: string, group: string) {
      Reflect.deleteProperty(Resources, permission(service, group)[0]);
    },
    /** Lets API Gateway run a function for longer sources only, such as `…/$default/GET/api`. */
    narrowPermission(group: string) {
      const [, { Properties }] = permission('apigateway.amazonaws.com', group);
      const {
        'Fn::Join': [, parts],
      } = Properties['SourceArn'] as { 'Fn::Join': [string, unknown[]] };
      parts.push('/*');
    },
  };
}

export type Changes = ReturnType<typeof changesOf>;
