import type { StackPlan } from '../stack-plan.ts';
import type { Reading } from './read-events.ts';
import { resourcesOfType } from './template.ts';

interface PolicyStatement {
  Effect: string;
  Action: string | string[];
  Principal: { Service?: string };
}

/** Reads the buckets, with the origins whose pages may use them and whether CloudFront may read them. */
export function readBuckets({ resources, resolver }: Reading): StackPlan['buckets'] {
  const readable = resourcesOfType(resources, 'AWS::S3::BucketPolicy')
    .filter(([, { Properties }]) => {
      const { Statement } = Properties['PolicyDocument'] as {
        Statement: PolicyStatement[];
      };
      return Statement.some(
        ({ Effect, Action, Principal }) =>
          Effect === 'Allow' &&
          [Action].flat().includes('s3:GetObject') &&
          Principal.Service === 'cloudfront.amazonaws.com',
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
