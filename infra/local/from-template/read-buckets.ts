import type { StackPlan } from '../stack-plan.ts';
import type { Reading } from './read-events.ts';
import { resourcesOfType } from './template.ts';

interface PolicyStatement {
  Effect: string;
  Action: string | string[];
  Principal: { Service?: string };
  Condition?: { StringEquals?: Record<string, unknown> };
}

/** Reads the buckets, with the origins whose pages may use them and whether CloudFront may read them. */
export function readBuckets({ resources, resolver }: Reading): StackPlan['buckets'] {
  const distributions = resourcesOfType(resources, 'AWS::CloudFront::Distribution').map(([id]) =>
    resolver.nameOf(id),
  );
  /** Whether the statement is limited to our distributions: any account could create others. */
  const isOfOurs = ({ Condition }: PolicyStatement) => {
    const source = Condition?.StringEquals?.['AWS:SourceArn'];
    return source && distributions.includes(resolver.text(source).split('/').at(-1)!);
  };
  const readable = resourcesOfType(resources, 'AWS::S3::BucketPolicy')
    .filter(([, { Properties }]) => {
      const { Statement } = Properties['PolicyDocument'] as {
        Statement: PolicyStatement[];
      };
      return Statement.some(
        (statement) =>
          statement.Effect === 'Allow' &&
          [statement.Action].flat().includes('s3:GetObject') &&
          statement.Principal.Service === 'cloudfront.amazonaws.com' &&
          isOfOurs(statement),
      );
    })
    .map(([, { Properties }]) => resolver.text(Properties['Bucket']));
  return resourcesOfType(resources, 'AWS::S3::Bucket').map(([id, { Properties }]) => {
    const { CorsRules = [] } = (Properties['CorsConfiguration'] ?? {}) as {
      CorsRules?: { AllowedOrigins: unknown[] }[];
    };
    const name = resolver.nameOf(id);
    return {
      name,
      publicRead: readable.includes(name),
      corsOrigins: CorsRules.flatMap(({ AllowedOrigins }) =>
        AllowedOrigins.map((origin) => resolver.text(origin)),
      ),
    };
  });
}
