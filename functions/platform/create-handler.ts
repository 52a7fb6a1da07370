import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Call, Contract } from '#shared/contracts/define-contract.ts';
import type { Actor, Authenticator, RequestContext } from './actor.ts';
import { AppError } from './app-error.ts';
import { env } from './env.ts';
import type { Implementation } from './implement.ts';
import { logSlowRuns } from './log-slow-runs.ts';
import { logger } from './logger.ts';
import { rawBody, readInput } from './read-input.ts';
import { toResponse, toErrorResponse, withoutBodyForHead } from './to-response.ts';
import { viewerIp } from './viewer-ip.ts';

/** The handler responds this long before the function's timeout: otherwise the client would only get a 500. */
const timeoutMarginMs = 1000;

/** The calls of a contract by route, each loaded when it is first called. A missing one does not compile. */
export type Calls<C extends Contract> = {
  [Name in keyof C as `${C[Name]['method']} ${C[Name]['path']}`]: () => Promise<
    Implementation<C[Name]>
  >;
};

type CallLoaders = ReadonlyMap<string, () => Promise<Implementation<Call>>>;

type Handler = (
  event: APIGatewayProxyEventV2,
  context?: unknown,
) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * Creates the Lambda handler of one group. The API Gateway route key selects the call; input is parsed, access is
 * checked, and output goes through its schema. A cold start loads only the code of its own call.
 */
export function createHandler<C extends Contract>(
  authenticator: Authenticator,
  calls: Calls<C>,
): Handler {
  const loaders: CallLoaders = new Map(Object.entries(calls));

  const handle = async (event: APIGatewayProxyEventV2) => {
    const run = await loadCall(loaders, event.routeKey);
    if (!run) throw new AppError('not_found');
    const call = run.definition;
    const actor = await admit(call, event, authenticator);
    const output = await run(readInput(call, event), actor as never, requestContext(event));
    return toResponse(call, output);
  };

  const handler = middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>({
    timeoutEarlyInMillis: timeoutMarginMs,
    timeoutEarlyResponse: () => {
      throw new AppError('service_unavailable');
    },
  })
    .use({
      onError: (request) => {
        request.response = toErrorResponse(request.error, request.event as APIGatewayProxyEventV2);
      },
    })
    .handler(async (event: APIGatewayProxyEventV2) => {
      const { requestId } = event.requestContext ?? {};
      logger.appendKeys({ route: event.routeKey, requestId, memberId: undefined });
      return withoutBodyForHead(event, await handle(event));
    });
  return logSlowRuns(handler as Handler);
}

/** Loads the call of a route. HEAD is handled by the GET of a call that supports it. */
async function loadCall(
  loaders: CallLoaders,
  routeKey: string,
): Promise<Implementation<Call> | undefined> {
  const own = await loaders.get(routeKey)?.();
  if (own) return own;
  const get = await loaders.get(routeKey.replace(/^HEAD /, 'GET '))?.();
  return get?.definition.alsoHead ? get : undefined;
}

async function admit(
  call: Call,
  event: APIGatewayProxyEventV2,
  authenticator: Authenticator,
): Promise<Actor | undefined> {
  if (call.access === 'public' || call.access === 'signed') return undefined;
  const token = bearerToken(event);
  if (!token) {
    if (call.access === 'optional') return undefined;
    throw new AppError('not_signed_in');
  }
  const actor = await authenticator.authenticate(token);
  logger.appendKeys({ memberId: actor.id });
  if (call.access === 'admin' && !(await authenticator.isAdmin(actor))) {
    throw new AppError('forbidden');
  }
  return actor;
}

function bearerToken(event: APIGatewayProxyEventV2): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(event.headers['authorization'] ?? '')?.[1];
}

function requestContext(event: APIGatewayProxyEventV2): RequestContext {
  return {
    ip: viewerIp(event, env().EDGE_KEY),
    headers: event.headers,
    rawBody: rawBody(event),
    search: event.rawQueryString ?? '',
  };
}
