import { Aws } from 'aws-cdk-lib';
import * as iam from 'aws-cdk-lib/aws-iam';
import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';
import { modelPermissions } from '../model-permissions.ts';

const here = { partition: Aws.PARTITION, region: Aws.REGION, account: Aws.ACCOUNT_ID };

/**
 * Allows calling exactly the configured Bedrock model; no statement if none is configured. The Converse API requires
 * InvokeModel (https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Converse.html).
 */
export function modelStatements(provider: AssistantConfig['provider']): iam.PolicyStatement[] {
  return modelPermissions(provider, here).map(
    ({ resources, onlyThrough }) =>
      new iam.PolicyStatement({
        sid: onlyThrough ? 'ModelOfProfile' : 'Model',
        actions: ['bedrock:InvokeModel'],
        resources,
        ...(onlyThrough && {
          conditions: { StringEquals: { 'bedrock:InferenceProfileArn': onlyThrough } },
        }),
      }),
  );
}

/** Returns the ARNs with a wildcard that a cross-region inference profile needs. */
export function modelWildcards(provider: AssistantConfig['provider']): string[] {
  return modelPermissions(provider, here).flatMap(({ resources }) =>
    resources.filter((arn) => arn.includes(':*:')),
  );
}
