/** Reads a variable, which may be absent. Throws an error that says what is wrong, without quoting the value. */
type Read<Value> = (text: string | undefined) => Value;

const atLeast =
  (length: number): Read<string | undefined> =>
  (text) => {
    if (text !== undefined && text.length < length) {
      throw new Error(text ? `has fewer than ${length} characters` : 'is empty');
    }
    return text;
  };

const url: Read<string | undefined> = (text) => {
  if (text !== undefined && !(/^https?:\/\//i.test(text) && URL.canParse(text))) {
    throw new Error('is not a URL that begins with http:// or https://');
  }
  return text;
};

/** As browsers send it: scheme and host in lower case, no trailing slash. */
const origin: Read<string> = (text) => new URL(required(url)(text)).origin;

const origins: Read<string[] | undefined> = (text) => {
  const parts = text?.split(',').flatMap((part) => part.trim() || []);
  return parts?.map((part, n) => {
    try {
      return origin(part);
    } catch (error) {
      throw new Error(`has a wrong entry: no. ${n + 1} ${(error as Error).message}`, {
        cause: error,
      });
    }
  });
};

const flag =
  <Value extends string>(value: Value): Read<Value | undefined> =>
  (text) => {
    if (text !== undefined && text !== value) throw new Error(`may only be "${value}"`);
    return text as Value | undefined;
  };

/** May also be empty, which counts as absent. */
const optional: Read<string | undefined> = (text) => text || undefined;

function required(read: Read<string | undefined>): Read<string> {
  return (text) => {
    const value = read(text);
    if (value === undefined) throw new Error('is missing');
    return value;
  };
}

const filled = atLeast(1);
/** S3's own minimum for names of buckets. */
const bucket = required(atLeast(3));

/**
 * The environment of a function. A secret is either the value itself (local stack) or the name of a secure parameter in
 * SSM (AWS). It uses no schemas: loading zod would lengthen the cold start of a function that has no others by a
 * quarter.
 */
const variables = {
  STAGE: required(filled),
  /** The public URL: `https://example.org`. */
  SITE_URL: origin,
  /** Origins that may call the API from a browser and be redirected to, besides the site's own. */
  ALLOWED_ORIGINS: origins,
  TABLE_PREFIX: required(filled),
  PUBLIC_BUCKET: bucket,
  PRIVATE_BUCKET: bucket,
  USER_POOL_ID: required(filled),
  USER_POOL_CLIENT_ID: required(filled),
  /** The URL of the user pool's public keys, if it is not AWS's default. */
  JWKS_URL: url,
  MAIL_FROM: required(atLeast(3)),
  /**
   * The SES configuration set of this stage. An identity shared by several stages cannot have a default one for each.
   */
  MAIL_CONFIGURATION_SET: filled,
  STRIPE_SECRET_KEY: optional,
  STRIPE_SECRET_KEY_PARAMETER: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_WEBHOOK_SECRET_PARAMETER: optional,
  SIGNING_KEY: atLeast(32),
  SIGNING_KEY_PARAMETER: optional,
  /** For an OpenAI-compatible model, if the site's config/assistant.ts names one. */
  ASSISTANT_API_KEY: optional,
  ASSISTANT_API_KEY_PARAMETER: optional,
  /** Cheap password hashes; local stack only. */
  PASSWORD_HASHING: flag('light'),
  /** A server that emulates Stripe's API; local stack only. */
  STRIPE_API_BASE: url,
  /** The page on which that server lists payments, in place of Stripe's dashboard; local stack only. */
  STRIPE_PAYMENTS_URL: url,
  /** Proves that a request came through CloudFront, so that its viewer IP header can be trusted. */
  EDGE_KEY: optional,
  /** The CloudFront distribution whose cache is invalidated when something is published. */
  DISTRIBUTION_ID: required(filled),
  /** The folder with the templates of the `pages` function. Absent with `npm run dev`, where Vite serves the pages. */
  PAGES_DIR: filled,
  /** GuardDuty scans uploads for malware; an upload is processed once its scan has found none. */
  MALWARE_SCAN: flag('on'),
  /** The text of the prerendered pages, for the assistant's search. Absent without the assistant. */
  SITE_TEXT_FILE: filled,
};

const requiredSecrets = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SIGNING_KEY'] as const;

export type SecretName = (typeof requiredSecrets)[number] | 'ASSISTANT_API_KEY';
export type Env = { [Name in keyof typeof variables]: ReturnType<(typeof variables)[Name]> };

/**
 * Parses the environment of a function.
 * @throws Error that names every missing or invalid variable
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const mistakes: string[] = [];
  const env: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(variables)) {
    try {
      const value = read(source[name]);
      if (value !== undefined) env[name] = value;
    } catch (error) {
      mistakes.push(`${name} ${(error as Error).message}.`);
    }
  }
  for (const name of requiredSecrets) {
    if (!source[name] && !source[`${name}_PARAMETER`]) {
      mistakes.push(`Set ${name} or ${name}_PARAMETER.`);
    }
  }
  if (mistakes.length === 0) return env as Env;
  throw new Error(`The function's environment is not complete.\n${mistakes.join('\n')}`);
}

/** The environment of this process, parsed on first use. */
export const env: () => Env = once(() => parseEnv(process.env));

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
