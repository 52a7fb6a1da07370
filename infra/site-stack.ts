import path from 'node:path';
import { Stack, type StackProps } from 'aws-cdk-lib';
import type * as sqs from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { deployedCalls } from '#shared/contracts/index.ts';
import type { AssistantConfig } from '#shared/site-config/assistant-schema.ts';
import type { Capabilities } from '#shared/site-config/capability.ts';
import { ownProducts } from '#shared/site-config/own-products.ts';
import { functionsOfApi } from './api-document.ts';
import { AccessLogs } from './constructs/access-logs.ts';
import { edgeKey } from './constructs/api-behaviour.ts';
import { connectBackgroundWork } from './constructs/background-work.ts';
import { Dashboard } from './constructs/dashboard.ts';
import { Data } from './constructs/data.ts';
import { Email } from './constructs/email.ts';
import { FunctionGroup } from './constructs/function-group.ts';
import { SiteHttpApi } from './constructs/http-api.ts';
import { Identity } from './constructs/identity.ts';
import { warnNearLimits } from './constructs/limit-warnings.ts';
import { LogMetrics } from './constructs/log-metrics.ts';
import { Media } from './constructs/media.ts';
import { Monitoring } from './constructs/monitoring.ts';
import { createOutputs } from './constructs/outputs.ts';
import { ReplyMetrics } from './constructs/reply-metrics.ts';
import { countWebhookRefusals } from './constructs/webhook-metric.ts';
import { WebDeployment } from './constructs/web-deployment.ts';
import { WebHosting } from './constructs/web-hosting.ts';
import { functionEnvironment } from './function-environment.ts';
import { deployedFunctions, type FunctionName, type OfFunctions } from './function-plan.ts';
import type { FunctionPlan } from './function-permissions.ts';
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
    const { config } = props;
    const prefix = stagePrefix(config);
    const foundation = createFoundation(this, props);
    const { data, identity, email, media, api, web } = foundation;
    const groups = createGroups(this, props, foundation);
    const functions = mapFunctions(groups, (_, group) => group.function);

    identity.askBeforeTokens(functions.tokens);
    api.allowToRun(functionsOfApi(foundation.calls).map((name) => functions[name]!));
    const deadLetters = connectBackgroundWork(this, {
      prefix,
      groups,
      tables: data.tables,
      privateBucket: media.privateBucket,
      configurationSet: email.configurationSet,
      malwareScan: config.malwareScan,
    });
    watchStage(this, props, foundation, groups, deadLetters);
    new WebDeployment(this, 'WebDeployment', {
      prefix,
      assetsRoot: props.assetsRoot,
      bucket: web.bucket,
      ownProducts: props.capabilities.products ? ownProducts : [],
      privateBucket: media.privateBucket,
      distribution: web.distribution,
      siteUrl: web.siteUrl,
      logRetentionDays: config.logRetentionDays,
      keepFiles: config.protect,
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

type Foundation = ReturnType<typeof createFoundation>;

/** Creates what the functions use: tables, accounts, emails, files, API and web. */
function createFoundation(stack: Stack, { config, capabilities, assetsRoot }: SiteStackProps) {
  const prefix = stagePrefix(config);
  const { logRetentionDays, protect } = config;
  // A failed first deployment can only delete empty buckets.
  const logs = protect
    ? new AccessLogs(stack, 'AccessLogs', { retentionDays: logRetentionDays }).bucket
    : undefined;
  const data = new Data(stack, 'Data', { prefix, protect, names: deployedTables(capabilities) });
  const identity = new Identity(stack, 'Identity', { prefix, protect });
  const email = new Email(stack, 'Email', { prefix, config });
  const media = new Media(stack, 'Media', { prefix, logs, keepsIndexes: capabilities.chat });
  const calls = deployedCalls(capabilities);
  const api = new SiteHttpApi(stack, 'HttpApi', { prefix, config, calls });
  const web = new WebHosting(stack, 'WebHosting', {
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
  return { data, identity, email, media, calls, api, web };
}

/** Creates the functions with their permissions. */
function createGroups(
  stack: Stack,
  { config, capabilities, assistant, assetsRoot }: SiteStackProps,
  { data, identity, email, media, web }: Foundation,
): OfFunctions<FunctionGroup> {
  const stageResources = {
    siteUrl: web.siteUrl,
    publicBucket: media.publicBucket.bucketName,
    privateBucket: media.privateBucketByName.bucketName,
    poolId: identity.pool.userPoolId,
    clientId: identity.client.userPoolClientId,
    edgeKey: edgeKey(stack),
    distributionId: web.distribution.distributionId,
    configurationSet: email.configurationSet.configurationSetName,
  };
  const environment = functionEnvironment(config, stageResources, capabilities);
  const resources = {
    tables: data.tables,
    pool: identity.pool,
    buckets: { public: media.publicBucket, private: media.privateBucketByName },
    sendingArns: email.sendingArns,
    senderArns: email.senderArns,
    distributionArn: web.distribution.distributionArn,
    secretParameters: secretParameters(config),
    provider: assistant.provider,
  };
  const createGroup = (name: FunctionName, plan: FunctionPlan) =>
    new FunctionGroup(stack, `Function-${name}`, {
      name,
      plan,
      prefix: stagePrefix(config),
      assetsRoot,
      environment,
      logRetentionDays: config.logRetentionDays,
      resources,
    });
  return mapFunctions(deployedFunctions(capabilities), createGroup);
}

/** Creates the alarms and, if the stage has one, the dashboard. */
function watchStage(
  stack: Stack,
  { config, assistant }: SiteStackProps,
  { data, email, api, web }: Foundation,
  groups: OfFunctions<FunctionGroup>,
  deadLetters: Record<string, sqs.Queue>,
): void {
  const prefix = stagePrefix(config);
  const watched = {
    prefix,
    api: api.api,
    logMetrics: new LogMetrics(stack, 'LogMetrics', {
      prefix,
      logs: { sweep: groups.sweep.log, media: groups.media.log },
      malwareScan: config.malwareScan,
    }),
    configurationSet: email.configurationSet.configurationSetName,
    webhookRefusals: countWebhookRefusals(stack, { prefix, log: groups.purchase.log }),
    deadLetters,
  };
  const { distributionId } = web.distribution;
  new Monitoring(stack, 'Monitoring', {
    ...watched,
    alarmEmail: config.alarmEmail,
    monthlyBudgetUsd: config.monthlyBudgetUsd,
    functions: mapFunctions(groups, (_, group) => group.function),
    assistant,
    ...(groups.chat && {
      replies: new ReplyMetrics(stack, 'ReplyMetrics', { prefix, log: groups.chat.log }),
    }),
    ...(stack.region === 'us-east-1' && { distributionId }),
  });
  if (config.dashboard) {
    new Dashboard(stack, 'Dashboard', {
      ...watched,
      purchase: groups.purchase.function,
      tables: data.tables,
      distributionId,
    });
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
