import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';

/** One IAM statement about calling models. */
export interface ModelPermission {
  resources: string[];
  /** The ARN of the inference profile that requests must use. */
  onlyThrough?: string;
}

export interface Place {
  partition: string;
  region: string;
  account: string;
}

/** The prefix of a profile's id: the geography whose regions share the load, or `global`. */
const profilePrefix = /^(us|us-gov|eu|apac|jp|au|ca|global)\./;

/**
 * Returns the permissions to call only the configured Amazon Bedrock model; none for another provider.
 *
 * An inference profile forwards requests to its model in several regions, and IAM checks each. AWS may change the
 * regions of a geography's profile: for these, the model is allowed in any region, but only through that profile. A
 * global profile needs the model in this region, and the model without a region.
 * @throws Error if the id is neither a model nor a profile, such as an ARN, which does not name its model
 * @see https://docs.aws.amazon.com/bedrock/latest/userguide/geographic-cross-region-inference.html
 * @see https://docs.aws.amazon.com/bedrock/latest/userguide/global-cross-region-inference.html
 */
export function modelPermissions(
  provider: AssistantConfig['provider'],
  { partition, region, account }: Place,
): ModelPermission[] {
  if (provider.kind !== 'bedrock') return [];
  const { modelId } = provider;
  if (!/^(?!arn:)[\w.:-]+$/.test(modelId)) {
    throw new Error(
      `"${modelId}" is not the id of a model or of an inference profile of Amazon Bedrock (config/assistant.ts of the site).`,
    );
  }
  const model = (where: string) =>
    `arn:${partition}:bedrock:${where}::foundation-model/${modelId.replace(profilePrefix, '')}`;
  const [, part] = profilePrefix.exec(modelId) ?? [];
  if (!part) return [{ resources: [model(region)] }];
  const profile = `arn:${partition}:bedrock:${region}:${account}:inference-profile/${modelId}`;
  const models = part === 'global' ? [model(region), model('')] : [model('*')];
  return [{ resources: [profile] }, { resources: models, onlyThrough: profile }];
}
