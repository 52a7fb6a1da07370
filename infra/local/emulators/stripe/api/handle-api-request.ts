import { setTimeout as sleep } from 'node:timers/promises';
import { expireDueSessions } from '../payments/expire-session.ts';
import type { Replays } from '../store/replays.ts';
import type { StripeContext } from '../stripe-context.ts';
import { findRoute } from './api-routes.ts';
import { checkKey } from './check-key.ts';
import { expand } from './expand.ts';
import type { Params } from './parse-form.ts';
import { fingerprint, parseForm } from './parse-form.ts';
import { stringList } from './read-params.ts';
import type { ApiResponse, KeyedRequest } from './run-once.ts';
import { occupy, replayOf } from './run-once.ts';
import { StripeFailure } from '../stripe-failure.ts';

export interface ApiRequest {
  id: string;
  method: string;
  path: string;
  /** The query of a GET, the body of a POST. */
  form: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
}

export interface ApiServer {
  context: StripeContext;
  replays: Replays;
  secretKey: string;
  /** Idempotency keys of calls in progress. */
  inUse: Set<string>;
}

const failureResponse = ({ status, body }: StripeFailure): ApiResponse => ({
  status,
  body: JSON.stringify({ error: body }, null, 2),
});

function prepared(context: StripeContext, request: ApiRequest, params: Params): () => ApiResponse {
  const found = findRoute(request.method, request.path);
  if (!found)
    throw new StripeFailure(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${request.method}: ${request.path}). Local Stripe supports only a part of the API.`,
    });
  const work = found.route.prepare({ context, params, id: found.id });
  const paths = stringList(params, 'expand');
  return () => ({
    status: 200,
    body: JSON.stringify(expand(context.store, work(), paths), null, 2),
  });
}

/** Does the work and stores its response in one transaction, so that a crash keeps both or neither. */
function executeOnce(
  server: ApiServer,
  request: KeyedRequest,
  work: () => ApiResponse,
): ApiResponse {
  const { store } = server.context;
  const save = (response: ApiResponse): ApiResponse => {
    server.replays.save({ ...request, ...response, savedAt: request.now });
    return response;
  };
  try {
    return store.transaction(() => save(work()));
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    return save(failureResponse(error));
  }
}

async function handleKeyed(
  server: ApiServer,
  request: ApiRequest,
  params: Params,
  key: string,
): Promise<ApiResponse> {
  const { context, inUse, replays } = server;
  const keyed: KeyedRequest = {
    key,
    endpoint: `${request.method} ${request.path}`,
    fingerprint: fingerprint(params),
    requestId: request.id,
    now: context.now(),
  };
  const release = occupy(inUse, key);
  try {
    const replay = replayOf(replays, keyed);
    if (replay) return replay;
    const work = prepared(context, request, params);
    await sleep(context.switches.apiDelayMs);
    return executeOnce(server, keyed, work);
  } finally {
    release();
  }
}

/** Handles one call of the API, errors included. */
export async function handleApiRequest(
  server: ApiServer,
  request: ApiRequest,
): Promise<ApiResponse> {
  const { switches } = server.context;
  try {
    if (switches.outage)
      throw new StripeFailure(503, {
        type: 'api_error',
        message: 'Local Stripe is simulating an outage.',
      });
    checkKey(request.authorization, server.secretKey);
    expireDueSessions(server.context);
    const params = parseForm(request.form);
    const key = request.method === 'POST' ? request.idempotencyKey : undefined;
    const context = {
      ...server.context,
      request: { id: request.id, idempotency_key: key ?? null },
    };
    if (key !== undefined) return await handleKeyed({ ...server, context }, request, params, key);
    const work = prepared(context, request, params);
    if (switches.apiDelayMs > 0) await sleep(switches.apiDelayMs);
    return context.store.transaction(work);
  } catch (error) {
    if (error instanceof StripeFailure) return failureResponse(error);
    throw error;
  }
}
