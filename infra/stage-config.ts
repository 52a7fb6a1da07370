import { site } from '#shared/site-config/site.ts';
import * as z from 'zod';

const origin = z
  .url({ protocol: /^https$/, error: 'use https://host, no path' })
  .refine((text) => new URL(text).origin === text, 'use https://host without a path or a slash');

/** Values given on the command line (`-c name=value`) arrive as text. */
const flag = z.union([z.boolean(), z.stringbool()]);

/** What differs between deployments. Brand, prices and texts stand in `shared/site-config`, not here. */
const schema = z
  .strictObject({
    stage: z
      .string()
      .regex(/^[a-z][a-z0-9]{0,11}$/, 'use up to 12 lower-case letters and digits')
      .default('prod'),
    /** The AWS account and the region that the stage belongs to; a deployment is refused anywhere else. */
    account: z
      .string()
      .regex(/^\d{12}$/, 'use the 12 digits of an AWS account')
      .optional(),
    region: z
      .string()
      .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'use a region such as eu-west-2')
      .optional(),
    /** Host of the site, such as `shop.example.org`; without it CloudFront's own name is used. */
    domainName: z.hostname().optional(),
    /** ACM certificate for that host. CloudFront takes certificates from us-east-1 only. */
    certificateArn: z
      .string()
      .regex(
        /^arn:aws:acm:us-east-1:\d{12}:certificate\//,
        'must be an ACM certificate in us-east-1',
      )
      .optional(),
    /** The address that mails come from. SES must be allowed to send for it. */
    senderEmail: z.email().default(`no-reply@${site.emails.support.split('@')[1]}`),
    /**
     * Prove to SES that the whole domain of `senderEmail` is yours (DKIM records), or only that address (a link); or use
     * what SES knows already, from another stage for example.
     */
    senderIdentity: z.enum(['domain', 'address', 'existing']).default('domain'),
    /** Who hears of alarms. Without it they show in CloudWatch only. */
    alarmEmail: z.email().optional(),
    /** How long logs are kept. CloudWatch knows only certain numbers. */
    logRetentionDays: z.coerce
      .number()
      .pipe(z.literal([1, 3, 5, 7, 14, 30, 60, 90, 180, 365]))
      .default(30),
    /** Other origins whose pages may call the API and be returned to after a payment. */
    allowedOrigins: z
      .union([
        z.array(origin),
        z
          .string()
          .transform((text) => text.split(','))
          .pipe(z.array(origin)),
      ])
      .default([]),
    /** Real payments: `put-secrets` then takes only live Stripe keys, otherwise only test keys. */
    liveMode: flag.default(false),
    /**
     * Whether tables and user pool refuse to be deleted. `npm run deploy` leaves it off until the stage stands, so that a
     * first deployment that fails takes along what it made, and the next one can make it again.
     */
    protect: flag.default(true),
    /** A warning goes to `alarmEmail` when the account's bill of a month is forecast to pass this, and when it has. */
    monthlyBudgetUsd: z.coerce.number().positive().optional(),
  })
  .superRefine((config, context) => {
    if (Boolean(config.domainName) !== Boolean(config.certificateArn)) {
      context.addIssue({ code: 'custom', message: 'domainName and certificateArn go together' });
    }
    if (config.monthlyBudgetUsd && !config.alarmEmail) {
      context.addIssue({ code: 'custom', message: 'monthlyBudgetUsd needs an alarmEmail' });
    }
  });

export type StageConfig = z.output<typeof schema>;

/** The settings that may stand in `outcrop.<stage>.json` or be given as CDK context. */
export const stageConfigKeys = Object.keys(schema.shape) as (keyof StageConfig)[];

/**
 * Checks the settings of a stage and fills in defaults; `{}` is valid.
 * @throws Error that names every setting that is wrong.
 */
export function parseStageConfig(settings: unknown): StageConfig {
  const result = schema.safeParse(settings);
  if (result.success) return result.data;
  throw new Error(`The stage's configuration is not valid.\n${z.prettifyError(result.error)}`);
}

/** What the names of a stage's resources begin with. */
export function stagePrefix(config: StageConfig): string {
  return `outcrop-${config.stage}`;
}

/** Where CDK may put the stage; both are undefined for a template that is not to be deployed. */
export function stageEnvironment({
  account,
  region,
}: StageConfig): Pick<StageConfig, 'account' | 'region'> {
  return { account, region };
}
