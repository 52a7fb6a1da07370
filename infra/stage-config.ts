import { site } from '#shared/site-config/site.ts';
import * as z from 'zod';

const origin = z
  .url({ protocol: /^https$/, error: 'use https://host, no path' })
  .refine((text) => new URL(text).origin === text, 'use https://host without a path or a slash');

/** Values from the command line (`-c name=value`) are text. */
const flag = z.union([z.boolean(), z.stringbool()]);

/** The settings that differ between deployments. Brand, prices and texts are in `sites/<name>`. */
const schema = z
  .strictObject({
    stage: z
      .string()
      .regex(/^[a-z][a-z0-9]{0,11}$/, 'use up to 12 lower-case letters and digits')
      .default('prod'),
    /** The AWS account and region of the stage; deployments elsewhere are refused. */
    account: z
      .string()
      .regex(/^\d{12}$/, 'use the 12 digits of an AWS account')
      .optional(),
    region: z
      .string()
      .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'use a region such as eu-west-2')
      .optional(),
    /** The host name of the site, such as `shop.example.org`; without it CloudFront's own name is used. */
    domainName: z.hostname().optional(),
    /** The ACM certificate for that host. CloudFront only accepts certificates from us-east-1. */
    certificateArn: z
      .string()
      .regex(
        /^arn:aws:acm:us-east-1:\d{12}:certificate\//,
        'must be an ACM certificate in us-east-1',
      )
      .optional(),
    /** The sender of emails. SES must be allowed to send for it. */
    senderEmail: z.email().default(`no-reply@${site.emails.support.split('@')[1]}`),
    /**
     * How SES verifies the sender: the whole domain of `senderEmail` (DKIM records), only that address (a link), or
     * an identity that already exists in SES, for example from another stage.
     */
    senderIdentity: z.enum(['domain', 'address', 'existing']).default('domain'),
    /** The email address for alarms. Without it, alarms are visible only in CloudWatch. */
    alarmEmail: z.email().optional(),
    /** How long logs are kept. CloudWatch only accepts certain values. */
    logRetentionDays: z.coerce
      .number()
      .pipe(z.literal([1, 3, 5, 7, 14, 30, 60, 90, 180, 365]))
      .default(30),
    /** Other origins whose pages may call the API and be redirected to after a payment. */
    allowedOrigins: z
      .union([
        z.array(origin),
        z
          .string()
          .transform((text) => text.split(','))
          .pipe(z.array(origin)),
      ])
      .default([]),
    /**
     * Whether the stage takes real payments: `put-secrets` then accepts only live Stripe keys, otherwise only test
     * keys.
     */
    liveMode: flag.default(false),
    /**
     * Whether tables and user pool are protected from deletion. `npm run deploy` leaves this off until the stage
     * exists: a failed first deployment removes what it created and can be repeated.
     */
    protect: flag.default(true),
    /** Whether CloudFormation refuses to delete the stack. It is never on without `protect`. */
    terminationProtection: flag.default(true),
    /**
     * A warning is sent to `alarmEmail` when the account's monthly costs are forecast to exceed this, and when they
     * do.
     */
    monthlyBudgetUsd: z.coerce.number().positive().optional(),
    /**
     * Whether GuardDuty scans every uploaded file for malware before it is processed. This costs money: see "Scanning
     * uploads for malware" in docs/runbook.md.
     */
    malwareScan: flag.default(false),
    /**
     * Whether the stage has a CloudWatch dashboard. An account's first three are free; each further one costs $3 a
     * month.
     */
    dashboard: flag.default(true),
  })
  .superRefine((config, context) => {
    if (Boolean(config.domainName) !== Boolean(config.certificateArn)) {
      context.addIssue({
        code: 'custom',
        message: 'give both domainName and certificateArn, or neither',
      });
    }
    if (config.monthlyBudgetUsd && !config.alarmEmail) {
      context.addIssue({ code: 'custom', message: 'monthlyBudgetUsd needs an alarmEmail' });
    }
  });

export type StageConfig = z.output<typeof schema>;

/** The settings for `outcrop.<stage>.json` and CDK context. */
export const stageConfigKeys = Object.keys(schema.shape) as (keyof StageConfig)[];

/**
 * Validates the settings of a stage and fills in defaults; `{}` is valid.
 * @throws Error that names each invalid setting
 */
export function parseStageConfig(settings: unknown): StageConfig {
  const result = schema.safeParse(settings);
  if (result.success) return result.data;
  throw new Error(`The stage's configuration is not valid.\n${z.prettifyError(result.error)}`);
}

/** Returns the prefix of the names of a stage's resources. */
export function stagePrefix(config: StageConfig): string {
  return `outcrop-${config.stage}`;
}

/** Returns the account and region for CDK; both are undefined for a template that is not deployed. */
export function stageEnvironment({
  account,
  region,
}: StageConfig): Pick<StageConfig, 'account' | 'region'> {
  return { account, region };
}

/** Returns the tags of all resources of a stage. */
export function stageTags({ stage }: Pick<StageConfig, 'stage'>): Record<string, string> {
  return { 'outcrop:stage': stage };
}
