import type { Capabilities } from '#shared/site-config/capability.ts';
import { secretParameters } from './secret-parameters.ts';
import { stagePrefix, type StageConfig } from './stage-config.ts';

export interface StageResources {
  siteUrl: string;
  publicBucket: string;
  privateBucket: string;
  poolId: string;
  clientId: string;
  edgeKey: string;
  distributionId: string;
  configurationSet: string;
}

/**
 * Returns the environment of a function, as parsed by functions/platform/env.ts. It contains only the names of secrets.
 */
export function functionEnvironment(
  config: StageConfig,
  resources: StageResources,
  { chat }: Capabilities,
): Record<string, string> {
  const parameters = secretParameters(config);
  return {
    STAGE: config.stage,
    SITE_URL: resources.siteUrl,
    ...(config.allowedOrigins.length > 0 && { ALLOWED_ORIGINS: config.allowedOrigins.join(',') }),
    TABLE_PREFIX: stagePrefix(config),
    PUBLIC_BUCKET: resources.publicBucket,
    PRIVATE_BUCKET: resources.privateBucket,
    USER_POOL_ID: resources.poolId,
    USER_POOL_CLIENT_ID: resources.clientId,
    MAIL_FROM: config.senderEmail,
    MAIL_CONFIGURATION_SET: resources.configurationSet,
    STRIPE_SECRET_KEY_PARAMETER: parameters.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET_PARAMETER: parameters.STRIPE_WEBHOOK_SECRET,
    SIGNING_KEY_PARAMETER: parameters.SIGNING_KEY,
    ...(chat && { ASSISTANT_API_KEY_PARAMETER: parameters.ASSISTANT_API_KEY }),
    ...(config.malwareScan && { MALWARE_SCAN: 'on' }),
    EDGE_KEY: resources.edgeKey,
    DISTRIBUTION_ID: resources.distributionId,
    // The function build copies the page templates beside the code of `pages`.
    PAGES_DIR: '/var/task/pages',
    // It also copies the text of all pages beside the code of `chat`.
    ...(chat && { SITE_TEXT_FILE: '/var/task/site-text.json' }),
  };
}
