import { deployedCalls } from '#shared/contracts/index.ts';
import { apiCors } from '../api-cors.ts';
import { functionPlans } from '../function-plan.ts';
import type { FunctionPlan } from '../function-rights.ts';
import { incomingPrefix } from '../incoming-prefix.ts';
import { tableNames, tables, type TablePlan } from '../tables.ts';
import type { MailEvent } from './emulators/ses/mail-event.ts';
import { routesOf, type Route } from './gateway/route-table.ts';
import type { Schedules } from './run-schedules.ts';
import { localSettings } from './stack-settings.ts';

/** What the local stack starts: the project's own lists by default, or a CloudFormation template. */
export interface StackPlan {
  /** By physical name. */
  tables: Readonly<Record<string, TablePlan>>;
  buckets: readonly BucketPlan[];
  /** Addresses and domains that may send mails. */
  senders: readonly string[];
  routes: readonly Route[];
  /** Throws for a function that does not exist. */
  timeoutSeconds(group: string): number;
  streams: readonly StreamSource[];
  uploads: readonly UploadSource[];
  mailReports: readonly MailReports[];
  schedules: Schedules;
  /** The function that changes tokens before they are issued. */
  beforeTokens?: string;
  /** Absent where the API has no CORS. */
  cors?: CorsPlan;
  /** Absent where the API limits nothing. */
  throttle?: { perSecond: number; burst: number };
}

interface BucketPlan {
  name: string;
  /** Whether CloudFront may read its objects. */
  publicRead: boolean;
  /** Origins whose pages may use it. */
  corsOrigins: string[];
}

/** A table whose changes go to a function. */
export interface StreamSource {
  table: string;
  group: string;
  /** Whether the source's filters let a record through. */
  accepts(record: object): boolean;
}

/** A bucket whose new objects go to a function. */
export interface UploadSource {
  bucket: string;
  group: string;
  prefix: string;
}

/** A function that runs for what SES reports of mails. */
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

/** The plan of the project's own lists. */
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
    beforeTokens: 'tokens',
    ...(allowedOrigins.length > 0 && {
      cors: {
        ...apiCors,
        allowOrigins: allowedOrigins,
        allowCredentials: true,
      },
    }),
  };
}
