import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorTable } from '#shared/contracts/errors.ts';
import { listen } from '@outcrop/emulators/http/listen.ts';
import { createAdmission, rejected, type AdmissionRule } from './admission.ts';
import { handleCors } from './cors.ts';
import { createThrottle } from './throttle.ts';
import { InvokeFailure, type Invoke } from './invoke.ts';
import { readBody } from '@outcrop/emulators/http/read-body.ts';
import type { CorsPlan, StackPlan } from '../stack-plan.ts';
import { createRouteTable, type Route } from './route-table.ts';
import { sendMessage, sendResult } from './send-result.ts';
import { toEvent } from './to-event.ts';

/** Limits of an HTTP API (AWS: "Quotas for configuring and running an HTTP API"). */
const requestLimitBytes = 10 * 1024 * 1024;
const integrationTimeoutMs = 30_000;

/** The wait is much shorter than the 28 seconds after which a function on an overloaded machine times out. */
const usualAdmission: AdmissionRule = { concurrency: 50, waitMs: 8000 };
const retryAfterSeconds = 5;

export interface GatewaySettings {
  routes: readonly Route[];
  invoke: Invoke;
  port?: number;
  /** Absent if the API has no CORS. */
  cors?: CorsPlan;
  /** Absent if the API is not throttled. */
  throttle?: StackPlan['throttle'];
  /** Called for every failed run, to print it in the terminal. */
  onFailure?(failure: InvokeFailure): void;
  timeoutMs?: number;
  admission?: AdmissionRule;
}

export interface Gateway {
  url: string;
  close(): Promise<void>;
}

/** Starts an emulation of API Gateway: routes from the contract, payload 2.0 events, limits, timeouts, CORS. */
export async function startGateway(settings: GatewaySettings): Promise<Gateway> {
  const match = createRouteTable(settings.routes);
  const passes = createThrottle(settings.throttle);
  const admit = createAdmission(settings.admission ?? usualAdmission);

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (settings.cors && handleCors(settings.cors, request, response)) return;
    if (!passes()) return sendMessage(response, 429, 'Too Many Requests');
    const [encodedPath, query] = splitOnce(request.url ?? '/', '?');
    const path = decodePath(encodedPath);
    const body = await readBody(request, requestLimitBytes);
    if (path === undefined) return sendMessage(response, 404, 'Not Found');
    if (!body) return sendMessage(response, 413, 'Request Entity Too Large');
    const route = match(request.method ?? 'GET', path);
    if (!route) return sendMessage(response, 404, 'Not Found');
    if (route.refused) return sendMessage(response, 500, 'Internal Server Error');
    const event = toEvent(request, path, query, route, body);
    response.setHeader('apigw-requestid', event.requestContext.requestId);
    const run = admit(route.group, () => settings.invoke(route.group, event));
    const result = await withinTime(run, settings.timeoutMs ?? integrationTimeoutMs);
    if (result === rejected) return sendRejection(response);
    if (result === timedOut) return sendMessage(response, 503, 'Service Unavailable');
    sendResult(response, result, request.method === 'HEAD');
  };

  const { port, close } = await listen(
    (request, response) => {
      handle(request, response).catch((error: unknown) => {
        if (error instanceof InvokeFailure) settings.onFailure?.(error);
        if (response.headersSent) return response.destroy();
        const large = error instanceof InvokeFailure && error.reason === 'event_too_large';
        if (large) return sendMessage(response, 413, 'Request Entity Too Large');
        return sendMessage(response, 500, 'Internal Server Error');
      });
    },
    { port: settings.port },
  );
  return { url: `http://127.0.0.1:${port}`, close };
}

/** Sends a refusal in the form of every API error: clients see the same locally as on AWS. */
function sendRejection(response: ServerResponse): void {
  const code = 'service_unavailable';
  const { status, text } = errorTable[code];
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
  });
  response.end(JSON.stringify({ error: text, message: text, code }));
}

const timedOut = Symbol('timed out');

async function withinTime(run: Promise<unknown>, ms: number): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<symbol>((resolve) => {
    timer = setTimeout(resolve, ms, timedOut);
  });
  run.catch(() => undefined);
  return Promise.race([run, timeout]).finally(() => clearTimeout(timer));
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
