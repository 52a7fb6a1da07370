import { fileURLToPath } from 'node:url';
import type { InvokeFailure } from '#infra/local/gateway/invoke.ts';
import { startStack, type StackOptions } from '#infra/local/start-stack.ts';
import { createCaller } from './call-api.ts';
import { callDirectly } from './call-directly.ts';
import { seedArticles } from './sample-articles.ts';
import { seedPodcasts } from './sample-podcasts.ts';
import { createStripeControls } from './stripe-controls.ts';
import { createMailbox } from './test-mails.ts';
import { createMembers } from './test-members.ts';

/** A web build of a few small files. */
export const webBuild = fileURLToPath(new URL('./web-build', import.meta.url));

/** The files that the function `pages` reads of the build. */
export const pagesDir = fileURLToPath(new URL('./pages', import.meta.url));

/** The text of the pages of a small site. */
export const siteTextFile = fileURLToPath(new URL('./site-text.json', import.meta.url));

export interface TestStackOptions extends Partial<StackOptions> {
  /** Calls to DynamoDB use HTTP, see `callDirectly`. */
  overHttp?: boolean;
}

export type TestStack = Awaited<ReturnType<typeof startTestStack>>;

/**
 * The local stack in memory, on free ports, with the functions' sources. Start one per test file in
 * `beforeAll` and stop it in `afterAll`. Nothing runs by schedule: call `invoke('sweep', {})`.
 */
export async function startTestStack({ overHttp, ...options }: TestStackOptions = {}) {
  process.env['POWERTOOLS_LOG_LEVEL'] ??= 'SILENT';
  const failures: InvokeFailure[] = [];
  const stack = await startStack({
    // Only vitest can load the sources.
    loadHandler: options.loadHandler ?? (await import('./load-handler.ts')).loadHandler,
    web: { directory: webBuild },
    pagesDir,
    siteTextFile,
    onFunctionFailure: (failure) => failures.push(failure),
    ...options,
  });
  const { emulators, endpoints, gatewayUrl, siteUrl } = stack;
  const caller = createCaller(gatewayUrl, stack.edgeKey);
  const { stripe } = emulators;
  if (!stripe) throw new Error('The test stack has its own Stripe.');
  const endDirectCalls = overHttp ? undefined : callDirectly(emulators.dynamodb);
  return {
    /** The site through the edge: `http://localhost:<port>`. */
    siteUrl,
    /** API Gateway, without the edge's cache. */
    gatewayUrl,
    endpoints,
    emulators,
    invoke: stack.invoke,
    stop: () => {
      endDirectCalls?.();
      return stack.stop();
    },
    /** Runs that crashed or took too long. */
    failures,
    ...caller,
    ...createMembers(
      caller,
      endpoints.cognito,
      emulators.cognito.userPoolId,
      emulators.cognito.clientId,
    ),
    ...createMailbox(endpoints.ses),
    /** Adds the two sample articles, or the given ones. */
    seedArticles: (articles?: Parameters<typeof seedArticles>[1]) =>
      seedArticles(endpoints.s3, articles),
    /** Adds the two sample episodes, or the given ones, each with its audio. */
    seedPodcasts: (podcasts?: Parameters<typeof seedPodcasts>[1]) =>
      seedPodcasts(endpoints.s3, podcasts),
    stripe: createStripeControls(stripe.url, stripe.idle),
  };
}
