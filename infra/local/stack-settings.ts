import { siteConfig } from '#shared/site-config/index.ts';

/** Values that are fixed on every laptop. None of them opens anything outside it. */
export const laptop = {
  region: 'eu-west-2',
  credentials: { accessKeyId: 'AKIALAPTOPLAPTOPLAPT', secretAccessKey: 'laptop-secret-access-key' },
  tablePrefix: 'outcrop-laptop',
  publicBucket: 'outcrop-laptop-public',
  privateBucket: 'outcrop-laptop-private',
  distributionId: 'ELAPTOP00000',
  mailFrom: `no-reply@${siteConfig.emails.support.split('@')[1]}`,
  stripe: { secretKey: 'sk_test_laptop_outcrop', webhookSecret: 'whsec_laptop_outcrop' },
} as const;

export interface Endpoints {
  dynamodb: string;
  s3: string;
  cognito: string;
  ses: string;
  cloudfront: string;
  /** Absent when the laptop talks to Stripe itself. */
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
  pagesDir?: string;
  siteTextFile: string;
  allowedOrigins: readonly string[];
}

/** The environment of the functions on the laptop: the names are those that `functions/platform/env.ts` parses. */
export function functionEnvironment(settings: FunctionSettings): Variables {
  const { endpoints, stripe, allowedOrigins } = settings;
  return {
    STAGE: 'laptop',
    SITE_URL: settings.siteUrl,
    ALLOWED_ORIGINS: allowedOrigins.length > 0 ? allowedOrigins.join(',') : undefined,
    TABLE_PREFIX: laptop.tablePrefix,
    PUBLIC_BUCKET: laptop.publicBucket,
    PRIVATE_BUCKET: laptop.privateBucket,
    USER_POOL_ID: settings.userPoolId,
    USER_POOL_CLIENT_ID: settings.userPoolClientId,
    JWKS_URL: settings.jwksUrl,
    MAIL_FROM: laptop.mailFrom,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    SIGNING_KEY: settings.signingKey,
    PASSWORD_HASHING: 'light',
    // From the laptop's own environment or .env: only who configures such a model has one.
    ASSISTANT_API_KEY: process.env['ASSISTANT_API_KEY'],
    STRIPE_API_BASE: endpoints.stripe,
    EDGE_KEY: settings.edgeKey,
    DISTRIBUTION_ID: laptop.distributionId,
    PAGES_DIR: settings.pagesDir,
    SITE_TEXT_FILE: settings.siteTextFile,
    ...sdkEnvironment(endpoints),
  };
}

/** Environment variables; `undefined` stands for one that must not be set. */
export type Variables = Record<string, string | undefined>;

/** What the AWS SDKs read themselves. A profile of the person at the laptop must never be used by accident. */
export function sdkEnvironment(endpoints: Endpoints): Variables {
  return {
    AWS_REGION: laptop.region,
    AWS_ACCESS_KEY_ID: laptop.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: laptop.credentials.secretAccessKey,
    AWS_SESSION_TOKEN: undefined,
    AWS_PROFILE: undefined,
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ENDPOINT_URL_S3: endpoints.s3,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.cognito,
    AWS_ENDPOINT_URL_SESV2: endpoints.ses,
    AWS_ENDPOINT_URL_CLOUDFRONT: endpoints.cloudfront,
  };
}

/** Sets variables of this process; `undefined` removes one. */
export function applyEnvironment(variables: Variables): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
}
