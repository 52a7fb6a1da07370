import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import {
  methodsOf,
  type Call,
  type Contract,
  type InputOf,
  type OutputOf,
} from '#shared/contracts/define-contract.ts';
import type { Actor, Authenticator, RequestContext } from './actor.ts';
import { AppError } from './app-error.ts';
import { env } from './env.ts';
import { logSlowRuns } from './log-slow-runs.ts';
import { logger } from './logger.ts';
import { rawBody, readInput } from './read-input.ts';
import type { Reply } from './reply.ts';
import { toResponse, toErrorResponse, withoutBodyForHead } from './to-response.ts';
import { viewerIp } from './viewer-ip.ts';

type ActorFor<C extends Call> = C['access'] extends 'member' | 'admin'
  ? Actor
  : C['access'] extends 'optional'
    ? Actor | undefined
    : undefined;

/** The implementation of one call. It knows its input and the caller, but not HTTP. */
export type UseCase<C extends Call> = (
  input: InputOf<C>,
  actor: ActorFor<C>,
  request: RequestContext,
) => Promise<OutputOf<C> | Reply<OutputOf<C>>>;

type Deployed<C extends Contract> = {
  [Name in keyof C as C[Name] extends { planned: true } ? never : Name]: C[Name];
};

/** The handler responds this long before the function's timeout: otherwise the client would only get a 500. */
const timeoutMarginMs = 1000;

/** A use case for every call that is not `planned`; a missing one does not compile. */
export type UseCases<C extends Contract> = {
  [Name in keyof Deployed<C>]: Deployed<C>[Name] extends Call ? UseCase<Deployed<C>[Name]> : never;
};

type Handler = (
  event: APIGatewayProxyEventV2,
  context?: unknown,
) => Promise<APIGatewayProxyStructuredResultV2>;

/**
 * Creates the Lambda handler of one group from its contract and use cases. The API Gateway route key selects the
 * call; input is parsed, access is checked, and output goes through its schema.
 */
export function createHandler<const C extends Contract>(
  contract: C,
  useCases: UseCases<C>,
  authenticator: Authenticator,
): Handler {
  const routes = new Map<string, { call: Call; run: UseCase<Call> }>();
  for (const [name, run] of Object.entries(useCases)) {
    const call = contract[name]!;
    for (const method of methodsOf(call)) {
      routes.set(`${method} ${call.path}`, { call, run: run as UseCase<Call> });
    }
  }

  const handle = async (event: APIGatewayProxyEventV2) => {
    const route = routes.get(event.routeKey);
    if (!route) throw new AppError('not_found');
    const { call, run } = route;
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
