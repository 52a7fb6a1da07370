import * as z from 'zod';

/** As browsers send it: scheme and host in lower case, no trailing slash. */
const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
const origins = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(z.array(origin));

/**
 * The environment of a function. A secret is either the value itself (local stack) or the name of a secure parameter in
 * SSM (AWS).
 */
const schema = z
  .object({
    STAGE: z.string().min(1),
    /** The public URL: `https://example.org`. */
    SITE_URL: origin,
    /** Origins that may call the API from a browser and be redirected to, besides the site's own. */
    ALLOWED_ORIGINS: origins.optional(),
    TABLE_PREFIX: z.string().min(1),
    PUBLIC_BUCKET: z.string().min(3),
    PRIVATE_BUCKET: z.string().min(3),
    USER_POOL_ID: z.string().min(1),
    USER_POOL_CLIENT_ID: z.string().min(1),
    /** The URL of the user pool's public keys, if it is not AWS's default. */
    JWKS_URL: z.url().optional(),
    MAIL_FROM: z.string().min(3),
    /**
     * The SES configuration set of this stage. An identity shared by several stages cannot have a default one for
     * each.
     */
    MAIL_CONFIGURATION_SET: z.string().min(1).optional(),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_SECRET_KEY_PARAMETER: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_WEBHOOK_SECRET_PARAMETER: z.string().optional(),
    SIGNING_KEY: z.string().min(32).optional(),
    SIGNING_KEY_PARAMETER: z.string().optional(),
    /** For an OpenAI-compatible model, if the site's config/assistant.ts names one. */
    ASSISTANT_API_KEY: z.string().optional(),
    ASSISTANT_API_KEY_PARAMETER: z.string().optional(),
    /** Cheap password hashes; local stack only. */
    PASSWORD_HASHING: z.literal('light').optional(),
    /** A server that emulates Stripe's API; local stack only. */
    STRIPE_API_BASE: z.url().optional(),
    /** The page on which that server lists payments, in place of Stripe's dashboard; local stack only. */
    STRIPE_PAYMENTS_URL: z.url().optional(),
    /** Proves that a request came through CloudFront, so that its viewer IP header can be trusted. */
    EDGE_KEY: z.string().optional(),
    /** The CloudFront distribution whose cache is invalidated when something is published. */
    DISTRIBUTION_ID: z.string().min(1),
    /**
     * The folder with the templates of the `pages` function. Absent with `npm run dev`, where Vite serves the pages.
     */
    PAGES_DIR: z.string().min(1).optional(),
    /** GuardDuty scans uploads for malware; an upload is processed once its scan has found none. */
    MALWARE_SCAN: z.literal('on').optional(),
    /** The text of the prerendered pages, for the assistant's search. Absent without the assistant. */
    SITE_TEXT_FILE: z.string().min(1).optional(),
  })
  .superRefine((env, context) => {
    for (const name of requiredSecrets) {
      if (!env[name] && !env[`${name}_PARAMETER`]) {
        context.addIssue({ code: 'custom', message: `set ${name} or ${name}_PARAMETER` });
      }
    }
  });

const requiredSecrets = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SIGNING_KEY'] as const;

export type SecretName = (typeof requiredSecrets)[number] | 'ASSISTANT_API_KEY';
export type Env = z.output<typeof schema>;

/**
 * Parses the environment of a function.
 * @throws Error that names every missing or invalid variable
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  throw new Error(`The function's environment is not complete.\n${z.prettifyError(result.error)}`);
}

/** The environment of this process, parsed on first use. */
export const env: () => Env = once(() => parseEnv(process.env));

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
