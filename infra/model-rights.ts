import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';

/** What one statement of IAM says about asking models. */
export interface ModelRight {
  resources: string[];
  /** ARN of the inference profile that requests must have come through. */
  onlyThrough?: string;
}

export interface Place {
  partition: string;
  region: string;
  account: string;
}

/** What the id of a profile begins with: the part of the world whose regions share the work, or all of it. */
const profilePrefix = /^(us|us-gov|eu|apac|jp|au|ca|global)\./;

/**
 * The rights to ask the configured model of Amazon Bedrock, and no other; none where another provider is configured.
 *
 * An inference profile passes requests on to its model in several regions, and IAM is asked for each. AWS may change
 * which regions a geography's profile uses: there the model is allowed in any region, but only to requests that come
 * through that profile. A global profile asks for the model here, and for the model of no region.
 * @throws Error for what is no id of a model or a profile, such as an ARN: it does not say which model stands behind it.
 * @see https://docs.aws.amazon.com/bedrock/latest/userguide/geographic-cross-region-inference.html
 * @see https://docs.aws.amazon.com/bedrock/latest/userguide/global-cross-region-inference.html
 */
export function modelRights(
  provider: AssistantConfig['provider'],
  { partition, region, account }: Place,
): ModelRight[] {
  if (provider.kind !== 'bedrock') return [];
  const { modelId } = provider;
  if (!/^(?!arn:)[\w.:-]+$/.test(modelId)) {
    throw new Error(
      `"${modelId}" is not the id of a model or of an inference profile of Amazon Bedrock (shared/site-config/assistant.ts).`,
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
