import * as z from 'zod';

/** As browsers write it: scheme and host in lower case, no slash at the end. */
const origin = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
const origins = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(z.array(origin));

/** A secret is given as it is (local stack) or as the name of a secure parameter in SSM (AWS). */
const schema = z
  .object({
    STAGE: z.string().min(1),
    /** The address people see: `https://example.org`. */
    SITE_URL: origin,
    /** Origins that may call the API from a browser and be returned to; the site's own is always one. */
    ALLOWED_ORIGINS: origins.optional(),
    TABLE_PREFIX: z.string().min(1),
    PUBLIC_BUCKET: z.string().min(3),
    PRIVATE_BUCKET: z.string().min(3),
    USER_POOL_ID: z.string().min(1),
    USER_POOL_CLIENT_ID: z.string().min(1),
    /** Where the pool's public keys are; only where it is not AWS's own address. */
    JWKS_URL: z.url().optional(),
    MAIL_FROM: z.string().min(3),
    /** SES's settings of this stage: an identity that stages share has those of another. */
    MAIL_CONFIGURATION_SET: z.string().min(1).optional(),
    STRIPE_SECRET_KEY: z.string().optional(),
    STRIPE_SECRET_KEY_PARAMETER: z.string().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    STRIPE_WEBHOOK_SECRET_PARAMETER: z.string().optional(),
    SIGNING_KEY: z.string().min(32).optional(),
    SIGNING_KEY_PARAMETER: z.string().optional(),
    /** Of an OpenAI-compatible model; only who configures one needs it (shared/site-config/assistant.ts). */
    ASSISTANT_API_KEY: z.string().optional(),
    ASSISTANT_API_KEY_PARAMETER: z.string().optional(),
    /** Hashes of passwords that cost next to nothing; only in the local stack. */
    PASSWORD_HASHING: z.literal('light').optional(),
    /** Another server that speaks Stripe's API; only in the local stack. */
    STRIPE_API_BASE: z.url().optional(),
    /** Proves that a request came through our CloudFront, so that its viewer address can be believed. */
    EDGE_KEY: z.string().optional(),
    /** Our CloudFront distribution, whose cache is emptied when something is published. */
    DISTRIBUTION_ID: z.string().min(1),
    /** Folder with what the function `pages` fills in and lists. With `npm run dev` there is none: Vite serves the pages. */
    PAGES_DIR: z.string().min(1).optional(),
    /** What the prerendered pages say, for the assistant's search. */
    SITE_TEXT_FILE: z.string().min(1),
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
 * Reads and checks the environment of a function.
 * @throws Error that names every variable that is missing or wrong.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  throw new Error(`The function's environment is not complete.\n${z.prettifyError(result.error)}`);
}

/** The environment of this process, read at the first use. */
export const env: () => Env = once(() => parseEnv(process.env));

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
