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
  it('has origins as browsers write them, however the operator writes them', () => {
    const { SITE_URL, ALLOWED_ORIGINS } = parseEnv({
      ...complete,
      SITE_URL: 'https://Shop.Example.org/',
      ALLOWED_ORIGINS: ' https://app.example.org/, ,HTTPS://Other.example.org:443',
    });
    expect(SITE_URL).toBe('https://shop.example.org');
    expect(ALLOWED_ORIGINS).toEqual(['https://app.example.org', 'https://other.example.org']);
  });

  it('names everything that is wrong, and no value', () => {
    const wrong = {
      ...complete,
      SIGNING_KEY: 'too-short-secret',
      ALLOWED_ORIGINS: 'https://app.example, app.example',
    };
    const parse = () => parseEnv({ ...wrong, STRIPE_SECRET_KEY: undefined, STAGE: '' });
    expect(parse).toThrow(
      [
        "The function's environment is not complete.",
        'STAGE is empty.',
        'ALLOWED_ORIGINS has a wrong entry: no. 2 is not a URL that begins with http:// or https://.',
        'SIGNING_KEY has fewer than 32 characters.',
        'Set STRIPE_SECRET_KEY or STRIPE_SECRET_KEY_PARAMETER.',
      ].join('\n'),
    );
    expect(parse).not.toThrow('too-short-secret');
  });

  it('has only the variables of functions, and refuses other values of a switch', () => {
    expect(parseEnv({ ...complete, MALWARE_SCAN: 'on', PATH: '/bin' })).toEqual({
      ...complete,
      MALWARE_SCAN: 'on',
    });
    for (const other of ['yes', '']) {
      expect(() => parseEnv({ ...complete, MALWARE_SCAN: other })).toThrow(
        'MALWARE_SCAN may only be "on".',
      );
    }
  });

  it.each([
    ['STAGE', undefined, 'is missing'],
    ['PUBLIC_BUCKET', 'ab', 'has fewer than 3 characters'],
    ['SITE_URL', undefined, 'is missing'],
    ['SITE_URL', 'ftp://shop.example', 'is not a URL that begins with http:// or https://'],
    ['JWKS_URL', '', 'is not a URL that begins with http:// or https://'],
    ['PAGES_DIR', '', 'is empty'],
  ])('refuses %s if it is %j', (name, value, mistake) => {
    expect(() => parseEnv({ ...complete, [name]: value })).toThrow(`\n${name} ${mistake}.`);
  });

  it('has no key for a model unless one is configured', () => {
    expect(parseEnv(complete).ASSISTANT_API_KEY).toBeUndefined();
    expect(parseEnv({ ...complete, ASSISTANT_API_KEY: 'key' }).ASSISTANT_API_KEY).toBe('key');
  });
});
