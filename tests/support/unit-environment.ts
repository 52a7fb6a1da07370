import type { Env } from '#functions/platform/env.ts';

/** The environment of functions in unit tests: complete, so that no test has to set it. No server runs at its URLs. */
export const unitEnvironment = {
  AWS_REGION: 'eu-west-2',
  STAGE: 'test',
  SITE_URL: 'https://shop.example',
  TABLE_PREFIX: 'test',
  PUBLIC_BUCKET: 'public',
  PRIVATE_BUCKET: 'private',
  USER_POOL_ID: 'eu-west-2_Pool12345',
  USER_POOL_CLIENT_ID: 'client-1',
  MAIL_FROM: 'no-reply@shop.example',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SIGNING_KEY: 'a'.repeat(32),
  EDGE_KEY: 'edge',
  DISTRIBUTION_ID: 'E123',
} satisfies Partial<Env> & { AWS_REGION: string };
