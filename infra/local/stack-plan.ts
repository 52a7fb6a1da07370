import { incomingPrefix } from '#shared/constants/bucket-prefixes.ts';
import { deployedCalls } from '#shared/contracts/index.ts';
import { apiCors } from '../api-cors.ts';
import { functionPlans } from '../function-plan.ts';
import type { FunctionPlan } from '../function-permissions.ts';
import { tableNames, tables, type TablePlan } from '../tables.ts';
import type { MailEvent } from '@outcrop/emulators/ses/mail-event.ts';
import { routesOf, type Route } from './gateway/route-table.ts';
import type { Schedules } from './run-schedules.ts';
import { localSettings } from './stack-settings.ts';

/**
 * The resources that the local stack starts, from the project's own lists (the default) or from a CloudFormation
 * template.
 */
export interface StackPlan {
  /** The tables by physical name. */
  tables: Readonly<Record<string, TablePlan>>;
  buckets: readonly BucketPlan[];
  /** Addresses and domains that may send emails. */
  senders: readonly string[];
  routes: readonly Route[];
  /** Returns the timeout of a function. */
  timeoutSeconds(group: string): number;
  streams: readonly StreamSource[];
  uploads: readonly UploadSource[];
  mailReports: readonly MailReports[];
  schedules: Schedules;
  /**
   * The function that changes tokens before they are issued. `refused`: its policy does not let the user pool run it.
   */
  beforeTokens?: { group: string; refused?: true };
  /** Absent if the API has no CORS. */
  cors?: CorsPlan;
  /** Absent if the API is not throttled. */
  throttle?: { perSecond: number; burst: number };
}

interface BucketPlan {
  name: string;
  /** Whether CloudFront may read its objects. */
  publicRead: boolean;
  /** Origins whose pages may use the bucket. */
  corsOrigins: string[];
}

/** A table whose changes are sent to a function. */
export interface StreamSource {
  table: string;
  group: string;
  /** Whether the source's filters let a record through. */
  accepts(record: object): boolean;
}

/** A bucket whose new objects are reported to a function. */
export interface UploadSource {
  bucket: string;
  group: string;
  prefix: string;
  suffix?: string;
}

/** A function that runs for SES's reports about emails. */
export interface MailReports {
  group: string;
  /** Whether the rule's pattern matches an event. */
  accepts(event: MailEvent): boolean;
}

export interface CorsPlan {
  allowOrigins: readonly string[];
  allowMethods: readonly string[];
  allowHeaders: readonly string[];
  exposeHeaders: readonly string[];
  maxAgeSeconds: number;
  allowCredentials: boolean;
}

/** The tables of `infra/tables.ts`, by their local names. */
export const listedTables: StackPlan['tables'] = Object.fromEntries(
  tableNames.map((name) => [`${localSettings.tablePrefix}-${name}`, tables[name]]),
);

/** Returns the plan of the project's own lists. */
export function listedPlan({
  siteUrl,
  schedules,
  allowedOrigins,
}: {
  siteUrl: string;
  schedules: Schedules;
  allowedOrigins: readonly string[];
}): StackPlan {
  const { publicBucket, privateBucket } = localSettings;
  const corsOrigins = [siteUrl];
  return {
    tables: listedTables,
    buckets: [
      { name: publicBucket, publicRead: true, corsOrigins },
      { name: privateBucket, publicRead: false, corsOrigins },
    ],
    senders: [localSettings.mailFrom],
    routes: [...routesOf(deployedCalls()), { group: 'unrouted', routeKey: '$default' }],
    timeoutSeconds: (group) =>
      (functionPlans as Record<string, FunctionPlan>)[group]?.timeoutSeconds ?? 30,
    streams: Object.entries(listedTables).flatMap(([table, { streamTo }]) =>
      streamTo ? [{ table, group: streamTo, accepts: () => true }] : [],
    ),
    uploads: [{ bucket: privateBucket, group: 'media', prefix: incomingPrefix }],
    mailReports: [{ group: 'bounces', accepts: () => true }],
    schedules,
    beforeTokens: { group: 'tokens' },
    ...(allowedOrigins.length > 0 && {
      cors: {
        ...apiCors,
        allowOrigins: allowedOrigins,
        allowCredentials: true,
      },
    }),
  };
}
