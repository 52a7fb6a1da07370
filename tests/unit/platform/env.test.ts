import { describe, expect, it } from 'vitest';
import { parseEnv } from '#functions/platform/env.ts';

const complete = {
  STAGE: 'test',
  SITE_URL: 'https://shop.example.org',
  TABLE_PREFIX: 'outcrop-test',
  PUBLIC_BUCKET: 'public',
  PRIVATE_BUCKET: 'private',
  USER_POOL_ID: 'pool',
  USER_POOL_CLIENT_ID: 'client',
  MAIL_FROM: 'a@example.org',
  STRIPE_SECRET_KEY: 'sk_test_secret',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
  SIGNING_KEY: 'k'.repeat(32),
  DISTRIBUTION_ID: 'E123',
  PAGES_DIR: '/pages',
  SITE_TEXT_FILE: '/site-text.json',
};

describe('the environment', () => {
  it('has origins as browsers write them, however the operator does', () => {
    const { SITE_URL, ALLOWED_ORIGINS } = parseEnv({
      ...complete,
      SITE_URL: 'https://Shop.Example.org/',
      ALLOWED_ORIGINS: ' https://app.example.org/, ,HTTPS://Other.example.org:443',
    });
    expect(SITE_URL).toBe('https://shop.example.org');
    expect(ALLOWED_ORIGINS).toEqual(['https://app.example.org', 'https://other.example.org']);
  });

  it('names everything that is wrong, and no value', () => {
    const wrong = { ...complete, SIGNING_KEY: 'too-short-secret', ALLOWED_ORIGINS: 'app.example' };
    const parse = () => parseEnv({ ...wrong, STRIPE_SECRET_KEY: undefined, STAGE: '' });
    for (const name of ['STAGE', 'ALLOWED_ORIGINS[0]', 'SIGNING_KEY']) {
      expect(parse).toThrow(`at ${name}`);
    }
    expect(parse).toThrow('set STRIPE_SECRET_KEY or STRIPE_SECRET_KEY_PARAMETER');
    expect(parse).not.toThrow('too-short-secret');
  });

  it('has no key for a model unless one is configured', () => {
    expect(parseEnv(complete).ASSISTANT_API_KEY).toBeUndefined();
    expect(parseEnv({ ...complete, ASSISTANT_API_KEY: 'key' }).ASSISTANT_API_KEY).toBe('key');
  });
});
