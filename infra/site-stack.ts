import path from 'node:path';
import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { deployedCalls } from '#shared/contracts/index.ts';
import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';
import { ownProducts } from '#shared/site-config/own-products.ts';
import { functionsOfApi } from './api-document.ts';
import { AccessLogs } from './constructs/access-logs.ts';
import { edgeKey } from './constructs/api-behaviour.ts';
import { Dashboard } from './constructs/dashboard.ts';
import { Data } from './constructs/data.ts';
import { Email } from './constructs/email.ts';
import { FileIntake } from './constructs/file-intake.ts';
import { FunctionGroup } from './constructs/function-group.ts';
import { FunctionSchedule } from './constructs/function-schedule.ts';
import { SiteHttpApi } from './constructs/http-api.ts';
import { Identity } from './constructs/identity.ts';
import { warnNearLimits } from './constructs/limit-warnings.ts';
import { LogMetrics } from './constructs/log-metrics.ts';
import { MailEvents } from './constructs/mail-events.ts';
import { MalwareScan } from './constructs/malware-scan.ts';
import { Media } from './constructs/media.ts';
import { Monitoring } from './constructs/monitoring.ts';
import { createOutputs } from './constructs/outputs.ts';
import { ReplyMetrics } from './constructs/reply-metrics.ts';
import { countWebhookRefusals } from './constructs/webhook-metric.ts';
import { changedCatalogues, newMails, wantedPreviews } from './constructs/stream-filters.ts';
import { TableStream } from './constructs/table-stream.ts';
import { WebDeployment } from './constructs/web-deployment.ts';
import { WebHosting } from './constructs/web-hosting.ts';
import { functionEnvironment } from './function-environment.ts';
import { deployedFunctions, type FunctionName, type OfFunctions } from './function-plan.ts';
import type { FunctionPlan } from './function-rights.ts';
import { secretParameters } from './secret-parameters.ts';
import { stagePrefix, type StageConfig } from './stage-config.ts';
import { deployedTables } from './tables.ts';
import { readWebContent } from './web-content.ts';

export interface SiteStackProps extends StackProps {
  config: StageConfig;
  /** The shop's capabilities: nothing is deployed for those that are off. */
  capabilities: Capabilities;
  /** The settings of the assistant's replies. */
  assistant: AssistantConfig;
  /** Folder with the builds: `web/` and `functions/<group>/`. */
  assetsRoot: string;
}

/** One stage of the site. Composes the constructs; declares no resource itself. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, props);
    const { config, capabilities, assistant, assetsRoot } = props;
    const prefix = stagePrefix(config);
    const { logRetentionDays, protect } = config;

    // A failed first deployment can only delete empty buckets.
    const logs = protect
      ? new AccessLogs(this, 'AccessLogs', { retentionDays: logRetentionDays }).bucket
      : undefined;
    const data = new Data(this, 'Data', { prefix, protect, names: deployedTables(capabilities) });
    const identity = new Identity(this, 'Identity', { prefix, protect });
    const email = new Email(this, 'Email', { prefix, config });
    const media = new Media(this, 'Media', { prefix, logs, keepsIndexes: capabilities.chat });
    const calls = deployedCalls(capabilities);
    const api = new SiteHttpApi(this, 'HttpApi', { prefix, config, calls });
    const web = new WebHosting(this, 'WebHosting', {
      prefix,
      config,
      capabilities,
      content: readWebContent(path.join(assetsRoot, 'web')),
      apiHost: api.host,
      mediaBucket: media.publicBucket,
      downloadOrigin: media.privateOrigin,
      logs,
    });
    // The resources that fail most often in a first deployment are created before those that hold data.
    for (const kept of [data, identity]) kept.node.addDependency(email, web.distribution);
    media.allowPagesOf([web.siteUrl, ...config.allowedOrigins]);

    const addresses = {
      siteUrl: web.siteUrl,
      publicBucket: media.publicBucket.bucketName,
      privateBucket: media.privateBucketByName.bucketName,
      poolId: identity.pool.userPoolId,
      clientId: identity.client.userPoolClientId,
      edgeKey: edgeKey(this),
      distributionId: web.distribution.distributionId,
      configurationSet: email.configurationSet.configurationSetName,
    };
    const environment = functionEnvironment(config, addresses, capabilities);
    const createGroup = (name: FunctionName, plan: FunctionPlan) =>
      new FunctionGroup(this, `Function-${name}`, {
        name,
        plan,
        prefix,
        assetsRoot,
        environment,
        logRetentionDays,
        resources: {
          tables: data.tables,
          pool: identity.pool,
          buckets: { public: media.publicBucket, private: media.privateBucketByName },
          sendingArns: email.sendingArns,
          senderArns: email.senderArns,
          distributionArn: web.distribution.distributionArn,
          secretParameters: secretParameters(config),
          provider: assistant.provider,
        },
      });
    const groups = mapFunctions(deployedFunctions(capabilities), createGroup);
    const functions = mapFunctions(groups, (_, group) => group.function);

    identity.askBeforeTokens(functions.tokens);
    api.allowToRun(functionsOfApi(calls).map((name) => functions[name]!));
    const mail = new TableStream(this, 'MailDelivery', {
      name: 'Outbox',
      deadLetterName: `${prefix}-mail-failed`,
      group: groups.mail,
      table: data.tables.mails,
      ...newMails,
    });
    const publish = new TableStream(this, 'Publishing', {
      name: 'Settings',
      deadLetterName: `${prefix}-publish-failed`,
      group: groups.publish,
      table: data.tables.settings,
      ...changedCatalogues,
    });
    const previews =
      groups.previews &&
      data.tables.previews &&
      new TableStream(this, 'PreviewDrawing', {
        name: 'Previews',
        deadLetterName: `${prefix}-previews-failed`,
        group: groups.previews,
        table: data.tables.previews,
        ...wantedPreviews,
      });
    const sweep = new FunctionSchedule(this, 'SweepSchedule', {
      prefix,
      name: 'sweep',
      function: functions.sweep,
      everyMinutes: 5,
      description: 'Settles orders and mails whose event never came.',
    });
    const holds =
      functions.holds &&
      new FunctionSchedule(this, 'HoldsSchedule', {
        prefix,
        name: 'holds',
        function: functions.holds,
        everyMinutes: 1,
        description: 'Gives back credits that dead requests hold.',
      });
    const digest =
      functions.digest &&
      new FunctionSchedule(this, 'DigestSchedule', {
        prefix,
        name: 'digest',
        function: functions.digest,
        everyMinutes: 60,
        description: 'Tells members who chose it what is new, at most once a day.',
      });
    const intake = new FileIntake(this, 'FileIntake', {
      prefix,
      bucket: media.privateBucket,
      media: functions.media,
      reportsToEventBridge: config.malwareScan,
    });
    if (config.malwareScan) {
      new MalwareScan(this, 'MalwareScan', {
        prefix,
        bucket: media.privateBucket,
        media: functions.media,
        deadLetters: intake.deadLetters,
      });
    }
    const mailEvents = new MailEvents(this, 'MailEvents', {
      prefix,
      configurationSet: email.configurationSet,
      bounces: functions.bounces,
    });
    const watched = {
      prefix,
      api: api.api,
      logMetrics: new LogMetrics(this, 'LogMetrics', {
        prefix,
        logs: { sweep: groups.sweep.log, media: groups.media.log },
        malwareScan: config.malwareScan,
      }),
      configurationSet: email.configurationSet.configurationSetName,
      webhookRefusals: countWebhookRefusals(this, { prefix, log: groups.purchase.log }),
      deadLetters: {
        bounces: mailEvents.deadLetters,
        ...(digest && { digest: digest.deadLetters }),
        ...(holds && { holds: holds.deadLetters }),
        mail: mail.deadLetters,
        media: intake.deadLetters,
        ...(previews && { previews: previews.deadLetters }),
        publish: publish.deadLetters,
        sweep: sweep.deadLetters,
      },
    };
    const { distributionId } = web.distribution;
    new Monitoring(this, 'Monitoring', {
      ...watched,
      alarmEmail: config.alarmEmail,
      monthlyBudgetUsd: config.monthlyBudgetUsd,
      functions,
      assistant,
      ...(groups.chat && {
        replies: new ReplyMetrics(this, 'ReplyMetrics', { prefix, log: groups.chat.log }),
      }),
      ...(this.region === 'us-east-1' && { distributionId }),
    });
    if (config.dashboard) {
      const { purchase } = functions;
      new Dashboard(this, 'Dashboard', {
        ...watched,
        purchase,
        tables: data.tables,
        distributionId,
      });
    }
    new WebDeployment(this, 'WebDeployment', {
      prefix,
      assetsRoot,
      bucket: web.bucket,
      ownProducts: capabilities.products ? ownProducts : [],
      privateBucket: media.privateBucket,
      distribution: web.distribution,
      siteUrl: web.siteUrl,
      logRetentionDays,
      keepFiles: protect,
    });
    createOutputs(this, {
      siteUrl: web.siteUrl,
      distributionDomain: web.distribution.distributionDomainName,
      apiHost: api.host,
      poolId: identity.pool.userPoolId,
      clientId: identity.client.userPoolClientId,
      mediaBucket: media.publicBucket.bucketName,
      privateBucket: media.privateBucket.bucketName,
    });
    warnNearLimits(this, api.routes);
  }
}

function mapFunctions<From, To>(
  given: OfFunctions<From>,
  make: (name: FunctionName, value: From) => To,
): OfFunctions<To> {
  return Object.fromEntries(
    (Object.entries(given) as [FunctionName, From][]).map(([name, value]) => [
      name,
      make(name, value),
    ]),
  ) as OfFunctions<To>;
}
