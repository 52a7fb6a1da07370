import type * as s3 from 'aws-cdk-lib/aws-s3';
import type * as ses from 'aws-cdk-lib/aws-ses';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { OfFunctions } from '../function-plan.ts';
import type { Data } from './data.ts';
import { FileIntake } from './file-intake.ts';
import type { FunctionGroup } from './function-group.ts';
import { FunctionSchedule } from './function-schedule.ts';
import { MailEvents } from './mail-events.ts';
import { MalwareScan } from './malware-scan.ts';
import { changedCatalogues, newMails, wantedPreviews } from './stream-filters.ts';
import { TableStream } from './table-stream.ts';

export interface BackgroundWorkProps {
  prefix: string;
  groups: OfFunctions<FunctionGroup>;
  tables: Data['tables'];
  privateBucket: s3.Bucket;
  configurationSet: ses.ConfigurationSet;
  malwareScan: boolean;
}

type Queues = Record<string, sqs.Queue>;

/**
 * Connects the functions that no call runs to their streams, schedules and events.
 * @returns the queues of failed events by source
 */
export function connectBackgroundWork(scope: Construct, props: BackgroundWorkProps): Queues {
  const queues: Queues = {
    ...followTables(scope, props),
    ...runOnSchedule(scope, props),
    ...checkFiles(scope, props),
    ...readMailEvents(scope, props),
  };
  // Sorted by name, so that the alarms keep their order in the template.
  return Object.fromEntries(Object.entries(queues).toSorted(([a], [b]) => a.localeCompare(b)));
}

function followTables(scope: Construct, { prefix, groups, tables }: BackgroundWorkProps): Queues {
  const mail = new TableStream(scope, 'MailDelivery', {
    name: 'Outbox',
    deadLetterName: `${prefix}-mail-failed`,
    group: groups.mail,
    table: tables.mails,
    ...newMails,
  });
  const publish = new TableStream(scope, 'Publishing', {
    name: 'Settings',
    deadLetterName: `${prefix}-publish-failed`,
    group: groups.publish,
    table: tables.settings,
    ...changedCatalogues,
  });
  const queues = { mail: mail.deadLetters, publish: publish.deadLetters };
  if (!groups.previews || !tables.previews) return queues;
  const previews = new TableStream(scope, 'PreviewDrawing', {
    name: 'Previews',
    deadLetterName: `${prefix}-previews-failed`,
    group: groups.previews,
    table: tables.previews,
    ...wantedPreviews,
  });
  return { ...queues, previews: previews.deadLetters };
}

function runOnSchedule(scope: Construct, { prefix, groups }: BackgroundWorkProps): Queues {
  const { sweep, holds, digest } = groups;
  const queues: Queues = {
    sweep: new FunctionSchedule(scope, 'SweepSchedule', {
      prefix,
      name: 'sweep',
      function: sweep.function,
      everyMinutes: 5,
      description: 'Settles orders and sends emails whose events were lost.',
    }).deadLetters,
  };
  if (holds) {
    queues['holds'] = new FunctionSchedule(scope, 'HoldsSchedule', {
      prefix,
      name: 'holds',
      function: holds.function,
      everyMinutes: 1,
      description: 'Returns credits held for requests that died.',
    }).deadLetters;
  }
  if (digest) {
    queues['digest'] = new FunctionSchedule(scope, 'DigestSchedule', {
      prefix,
      name: 'digest',
      function: digest.function,
      everyMinutes: 60,
      description: 'Emails members who subscribed about new items, at most once a day.',
    }).deadLetters;
  }
  return queues;
}

function checkFiles(
  scope: Construct,
  { prefix, groups, privateBucket: bucket, malwareScan }: BackgroundWorkProps,
): Queues {
  const media = groups.media.function;
  const { deadLetters } = new FileIntake(scope, 'FileIntake', {
    prefix,
    bucket,
    media,
    reportsToEventBridge: malwareScan,
  });
  if (malwareScan) new MalwareScan(scope, 'MalwareScan', { prefix, bucket, media, deadLetters });
  return { media: deadLetters };
}

function readMailEvents(
  scope: Construct,
  { prefix, groups, configurationSet }: BackgroundWorkProps,
): Queues {
  const { deadLetters } = new MailEvents(scope, 'MailEvents', {
    prefix,
    configurationSet,
    bounces: groups.bounces.function,
  });
  return { bounces: deadLetters };
}
