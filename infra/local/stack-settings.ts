import { siteConfig } from '#shared/site-config/index.ts';

/**
 * Fixed values of the local stack; none of them is a secret outside it. They are spelled as in version 0.1.0, because
 * data folders contain the names of tables and buckets, and scripts outside the repository use the keys.
 */
export const localSettings = {
  region: 'eu-west-2',
  credentials: { accessKeyId: 'AKIALAPTOPLAPTOPLAPT', secretAccessKey: 'laptop-secret-access-key' },
  tablePrefix: 'outcrop-laptop',
  publicBucket: 'outcrop-laptop-public',
  privateBucket: 'outcrop-laptop-private',
  distributionId: 'ELOCAL0000000',
  userPoolId: 'eu-west-2_outcrop01',
  userPoolClientId: '4utcr0plapt0pc1ient0000001',
  mailFrom: `no-reply@${siteConfig.emails.support.split('@')[1]}`,
  stripe: { secretKey: 'sk_test_laptop_outcrop', webhookSecret: 'whsec_laptop_outcrop' },
} as const;

export interface Endpoints {
  dynamodb: string;
  s3: string;
  cognito: string;
  ses: string;
  cloudfront: string;
  /** Absent when functions get their secrets from the environment. */
  ssm?: string;
  /** Absent when a Stripe test key is set. */
  stripe?: string;
}

export interface FunctionSettings {
  siteUrl: string;
  endpoints: Endpoints;
  userPoolId: string;
  userPoolClientId: string;
  jwksUrl: string;
  stripe: { secretKey: string; webhookSecret: string };
  signingKey: string;
  edgeKey: string;
  /** Whether a stand-in for GuardDuty scans uploads. */
  malwareScan?: boolean;
  pagesDir?: string;
  siteTextFile: string;
  allowedOrigins: readonly string[];
}

/**
 * Returns the environment of the functions in the local stack, as parsed by `functions/platform/env.ts`.
 */
export function functionEnvironment(settings: FunctionSettings): Variables {
  const { endpoints, stripe, allowedOrigins } = settings;
  return {
    STAGE: 'local',
    SITE_URL: settings.siteUrl,
    ALLOWED_ORIGINS: allowedOrigins.length > 0 ? allowedOrigins.join(',') : undefined,
    TABLE_PREFIX: localSettings.tablePrefix,
    PUBLIC_BUCKET: localSettings.publicBucket,
    PRIVATE_BUCKET: localSettings.privateBucket,
    USER_POOL_ID: settings.userPoolId,
    USER_POOL_CLIENT_ID: settings.userPoolClientId,
    JWKS_URL: settings.jwksUrl,
    MAIL_FROM: localSettings.mailFrom,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    SIGNING_KEY: settings.signingKey,
    PASSWORD_HASHING: 'light',
    // From the environment or .env; only needed for a model with a key.
    ASSISTANT_API_KEY: process.env['ASSISTANT_API_KEY'],
    STRIPE_API_BASE: endpoints.stripe,
    STRIPE_PAYMENTS_URL: endpoints.stripe && `${settings.siteUrl}/_local/payments`,
    MALWARE_SCAN: settings.malwareScan ? 'on' : undefined,
    EDGE_KEY: settings.edgeKey,
    DISTRIBUTION_ID: localSettings.distributionId,
    PAGES_DIR: settings.pagesDir,
    SITE_TEXT_FILE: settings.siteTextFile,
    ...sdkEnvironment(endpoints),
  };
}

/** Environment variables; `undefined` means that the variable must not be set. */
export type Variables = Record<string, string | undefined>;

/**
 * Returns the variables that the AWS SDKs read. They prevent the accidental use of the developer's own AWS profile.
 */
export function sdkEnvironment(endpoints: Endpoints): Variables {
  return {
    AWS_REGION: localSettings.region,
    AWS_ACCESS_KEY_ID: localSettings.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localSettings.credentials.secretAccessKey,
    AWS_SESSION_TOKEN: undefined,
    AWS_PROFILE: undefined,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ENDPOINT_URL_S3: endpoints.s3,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.cognito,
    AWS_ENDPOINT_URL_SESV2: endpoints.ses,
    AWS_ENDPOINT_URL_CLOUDFRONT: endpoints.cloudfront,
    AWS_ENDPOINT_URL_SSM: endpoints.ssm,
  };
}

/** Sets variables of this process; `undefined` removes one. */
export function applyEnvironment(variables: Variables): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
}
