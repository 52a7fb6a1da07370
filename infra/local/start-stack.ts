import { randomBytes } from 'node:crypto';
import type { RequestListener, Server } from 'node:http';
import { createTables } from './create-tables.ts';
import { disposeWith } from './dispose-with.ts';
import { createEdge } from './edge/create-edge.ts';
import { createEdgeCache } from './edge/edge-cache.ts';
import { runMailEvents } from './run-mail-events.ts';
import { runSchedules, type Schedules } from './run-schedules.ts';
import { runStream } from './run-stream.ts';
import { runUploads } from './run-uploads.ts';
import { createScanUploads } from './scan-uploads.ts';
import { listedPlan } from './stack-plan.ts';
import type { StackSource } from './stack-source.ts';
import { startEmulators, type Emulators } from './start-emulators.ts';
import {
  createInvoke,
  type Invoke,
  type InvokeFailure,
  type LoadHandler,
} from './gateway/invoke.ts';
import { startGateway } from './gateway/start-gateway.ts';
import { createLocalRoutes } from './local-routes.ts';
import { listen } from '@outcrop/emulators/http/listen.ts';
import { readSigningKey } from './signing-key.ts';
import {
  applyEnvironment,
  functionEnvironment,
  localSettings,
  type Endpoints,
} from './stack-settings.ts';

export interface StackOptions {
  /** Returns a group's Lambda handler; called for each run. */
  loadHandler: LoadHandler;
  /** The web build, or the server that replaces it. */
  web: { directory: string } | { start(server: Server): Promise<PageServer> };
  /** The folder of templates for the function `pages`; undefined when Vite serves the pages. */
  pagesDir?: string;
  /** The text of the pages, for the function `chat`. */
  siteTextFile: string;
  /** The folder for data; without it everything is in memory. */
  dataDir?: string;
  /** The site's port; any free one by default. */
  port?: number;
  /** The keys of a Stripe test account; without them the Stripe emulator is started. */
  stripe?: { secretKey: string; webhookSecret: string };
  /** Functions that run on a schedule; by default they run only when invoked. */
  schedules?: Schedules;
  /** Further origins that may use the API from a browser. */
  allowedOrigins?: readonly string[];
  /** Whether a stand-in for GuardDuty scans uploads before they are processed. */
  malwareScan?: boolean;
  /** The source of the stack instead of the project's own lists. */
  source?: StackSource;
  onFunctionFailure?(failure: InvokeFailure): void;
  /** Replaces the timeout of every run and every call, for measurements on a busy machine. */
  timeoutSeconds?: number;
}

export interface PageServer {
  pages: RequestListener;
  close(): Promise<void>;
}

export interface Stack {
  siteUrl: string;
  gatewayUrl: string;
  endpoints: Endpoints;
  emulators: Emulators;
  edgeKey: string;
  /** Runs a function as an event source does. @throws InvokeFailure */
  invoke: Invoke;
  stop(): Promise<void>;
}

/**
 * Starts the local stack in this process: the emulators, then the gateway, then the edge. It sets this process's
 * environment for the functions, so there can be only one stack per process.
 * @throws PortTaken, and any error of a server that fails to start; nothing keeps running then
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const sitePort = await listenOnSitePort(options.port);
  const servers = new AsyncDisposableStack();
  const ready = Promise.withResolvers<void>();
  ready.promise.catch(() => undefined);
  const stop = async () => {
    ready.reject(new Error('The stack has stopped.'));
    await sitePort.close();
    await servers.disposeAsync();
  };
  try {
    const stack = await startServers(options, servers, sitePort, ready.promise);
    ready.resolve();
    return { ...stack, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Opens the site's port before anything else: nothing starts if it is in use. */
async function listenOnSitePort(port: number | undefined) {
  let serve: RequestListener = (_, response) =>
    response.writeHead(503, { 'retry-after': '1' }).end();
  const listening = await listen((request, response) => serve(request, response), {
    port,
    alsoIpv6: true,
  });
  return { ...listening, open: (listener: RequestListener) => (serve = listener) };
}

async function startServers(
  options: StackOptions,
  servers: AsyncDisposableStack,
  sitePort: Awaited<ReturnType<typeof listenOnSitePort>>,
  ready: Promise<void>,
): Promise<Omit<Stack, 'stop'>> {
  const siteUrl = `http://localhost:${sitePort.port}`;
  const edgeKey = randomBytes(24).toString('hex');
  const { userPoolId, userPoolClientId } = localSettings;
  const { schedules = {}, allowedOrigins = [] } = options;
  const source = options.source?.({
    siteUrl,
    edgeKey,
    userPoolId,
    userPoolClientId,
  });
  const plan = source?.plan ?? listedPlan({ siteUrl, schedules, allowedOrigins });
  let { loadHandler } = options;
  const invoke = createInvoke({
    loadHandler: (group) => ready.then(() => loadHandler(group)),
    timeoutSeconds: (group) => options.timeoutSeconds ?? plan.timeoutSeconds(group),
  });
  const trigger = plan.beforeTokens;
  const beforeTokens =
    trigger &&
    ((event: object) =>
      trigger.refused
        ? Promise.reject(new Error('Not authorized to invoke the function'))
        : invoke(trigger.group, event));
  const stripe = options.stripe ?? localSettings.stripe;
  const signingKey = readSigningKey(options.dataDir);
  const cache = createEdgeCache();
  const { malwareScan = false } = options;
  const scan = malwareScan ? createScanUploads(() => emulators.endpoints.s3) : undefined;
  const emulators = await startEmulators(servers, {
    dataDir: options.dataDir,
    siteUrl,
    webhookUrl: `http://127.0.0.1:${sitePort.port}/api/stripe/webhook`,
    ownStripe: options.stripe === undefined,
    buckets: plan.buckets,
    senders: plan.senders,
    streamTables: plan.streams.map(({ table }) => table),
    mayCall: source?.mayCall,
    parameters: source?.parameters({
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      SIGNING_KEY: signingKey,
      ASSISTANT_API_KEY: process.env['ASSISTANT_API_KEY'],
    }),
    beforeTokens,
    onWrite: (change) => runStream(invoke, plan, change),
    onObjectCreated: (event) => runUploads(invoke, plan, event, scan),
    onMailEvent: (event) => void runMailEvents(invoke, plan, event, options.onFunctionFailure),
    onInvalidate: (paths) => cache.clear(paths),
  });
  const { endpoints } = emulators;
  const gateway = await disposeWith(
    servers,
    startGateway({
      routes: plan.routes,
      invoke,
      cors: plan.cors,
      throttle: plan.throttle,
      onFailure: options.onFunctionFailure,
      ...(options.timeoutSeconds && { timeoutMs: options.timeoutSeconds * 1000 }),
    }),
  );
  await createTables(endpoints.dynamodb, options.dataDir !== undefined, plan.tables);

  const variables = functionEnvironment({
    siteUrl,
    endpoints,
    userPoolId,
    userPoolClientId,
    jwksUrl: emulators.cognito.jwksUrl,
    stripe,
    signingKey,
    edgeKey,
    malwareScan,
    pagesDir: options.pagesDir,
    siteTextFile: options.siteTextFile,
    allowedOrigins,
  });
  applyEnvironment(variables);
  if (source) {
    const loader = source.load(variables);
    servers.defer(() => loader.close());
    loadHandler = loader;
  }
  const { web } = options;
  const edge = createEdge({
    siteUrl,
    gatewayUrl: gateway.url,
    edgeKey,
    plan: source?.edge(endpoints.s3),
    s3Url: endpoints.s3,
    publicBucket: localSettings.publicBucket,
    cache,
    web: 'start' in web ? await disposeWith(servers, web.start(sitePort.server)) : web,
  });
  sitePort.open(createLocalRoutes({ siteUrl, endpoints, edge }));
  const running = runSchedules(invoke, plan.schedules, options.onFunctionFailure);
  servers.defer(() => running.close());
  return { siteUrl, gatewayUrl: gateway.url, endpoints, emulators, edgeKey, invoke };
}
