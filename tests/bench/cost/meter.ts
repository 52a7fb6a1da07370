import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Endpoints } from '#infra/local/stack-settings.ts';
import type { LoadHandler } from '#infra/local/gateway/invoke.ts';
import type { FlowFigures, Usage } from '#infra/cost/figures.ts';

export type Counted = Usage & Pick<FlowFigures, 'milliseconds' | 'logBytes' | 'downloadBytes'>;

/** Lambda's own lines START, END and REPORT, with the 26 bytes that CloudWatch Logs adds to each event. */
const platformLogBytes = 480;
const eventBytes = 26;

const timeoutMs = 20_000;

interface Running {
  endpoints: Endpoints;
  emulators: { consumedUnits(): { readUnits: number; writeUnits: number } };
}

/** Counts what the functions of a local stack use. Give `loadHandler` to the stack, then `watch` it. */
export function createMeter(load: LoadHandler) {
  let counted = nothing();
  let inFlight = 0;
  let ports: Partial<Record<string, keyof Endpoints>> = {};

  const loadHandler: LoadHandler = async (group) => {
    const handler = await load(group);
    return async (event, context) => {
      if (!reaches(group, event)) return undefined;
      inFlight++;
      const startedAt = performance.now();
      try {
        const result = await handler(event, context);
        if (isApiEvent(event)) noteResponse(counted, result);
        return result;
      } finally {
        const ms = performance.now() - startedAt;
        counted.runs[group] = (counted.runs[group] ?? 0) + 1;
        counted.milliseconds[group] = (counted.milliseconds[group] ?? 0) + ms;
        counted.logBytes += platformLogBytes;
        inFlight--;
      }
    };
  };

  const noteRequest = (message: unknown) => {
    const { request } = message as { request: ClientRequest };
    const service = ports[String(request.getHeader('host'))];
    if (service === 's3') counted[request.method === 'GET' ? 's3Reads' : 's3Writes']++;
    if (service === 'ses') counted.mails++;
    if (service === 'cloudfront') counted.invalidations++;
  };

  return {
    loadHandler,
    /** Starts counting calls of the functions to S3, SES and CloudFront; returns a function that stops it. */
    watch({ endpoints }: Running): () => void {
      ports = Object.fromEntries(
        Object.entries(endpoints).map(([name, url]) => [new URL(url).host, name]),
      ) as typeof ports;
      subscribe('http.client.request.start', noteRequest);
      return () => void unsubscribe('http.client.request.start', noteRequest);
    },
    /** Lines that the functions have logged. */
    noteLog(text: string): void {
      counted.logBytes += Buffer.byteLength(text) + eventBytes;
    },
    /** A request of a browser straight to S3. */
    noteDownload(bytes: number): void {
      counted.s3Reads++;
      counted.downloadBytes += bytes;
    },
    /** Runs something and returns what it used, with the work that it left to `background`: functions and their runs. */
    async during(
      stack: Running,
      work: () => Promise<unknown>,
      background: Record<string, number> = {},
    ): Promise<Counted> {
      counted = nothing();
      const before = stack.emulators.consumedUnits();
      await work();
      const isDone = () =>
        inFlight === 0 &&
        Object.entries(background).every(([group, runs]) => (counted.runs[group] ?? 0) >= runs);
      const deadline = Date.now() + timeoutMs;
      while (!isDone()) {
        if (Date.now() > deadline) throw new Error('What should follow the response has not run.');
        await pause(5);
      }
      const after = stack.emulators.consumedUnits();
      return {
        ...structuredClone(counted),
        readUnits: after.readUnits - before.readUnits,
        writeUnits: after.writeUnits - before.writeUnits,
      };
    },
  };
}

export type Meter = ReturnType<typeof createMeter>;

function nothing(): Counted {
  return {
    readUnits: 0,
    writeUnits: 0,
    apiRequests: 0,
    responseBytes: 0,
    runs: {},
    s3Reads: 0,
    s3Writes: 0,
    mails: 0,
    invalidations: 0,
    milliseconds: {},
    logBytes: 0,
    downloadBytes: 0,
  };
}

const isApiEvent = (event: unknown) =>
  typeof event === 'object' && event !== null && 'routeKey' in event;

interface StreamRecord {
  eventName: string;
  dynamodb: { Keys: { key?: { S: string } } };
}

/** What the streams pass on to a function on AWS (infra/constructs/stream-filters.ts). */
const passedOn: Record<string, (record: StreamRecord) => boolean> = {
  mail: ({ eventName }) => eventName === 'INSERT',
  publish: ({ eventName, dynamodb }) =>
    eventName !== 'REMOVE' && Boolean(dynamodb.Keys.key?.S.startsWith('catalogue#')),
};

function reaches(group: string, event: unknown): boolean {
  const passes = passedOn[group];
  return !passes || (event as { Records: StreamRecord[] }).Records.some(passes);
}

/** Text is compressed by the edge, as the browser receives it. */
function noteResponse(counted: Counted, result: unknown): void {
  const { body = '', isBase64Encoded } = result as { body?: string; isBase64Encoded?: boolean };
  counted.apiRequests++;
  counted.responseBytes += isBase64Encoded
    ? Buffer.from(body, 'base64').length
    : brotliCompressSync(body).length;
}
