import { randomUUID } from 'node:crypto';

export type LambdaHandler = (event: unknown, context: unknown) => Promise<unknown>;
/**
 * Returns a function's handler. Called for every invocation, so a reloaded function takes effect; the loader caches.
 */
export type LoadHandler = (group: string) => Promise<LambdaHandler>;
export type Invoke = (group: string, event: unknown) => Promise<unknown>;

export type InvokeFailureReason =
  | 'event_too_large'
  | 'response_too_large'
  | 'timed_out'
  | 'crashed';

export class InvokeFailure extends Error {
  readonly reason: InvokeFailureReason;

  constructor(group: string, reason: InvokeFailureReason, cause?: unknown) {
    super(`Function ${group}: ${reason}`, { cause });
    this.name = 'InvokeFailure';
    this.reason = reason;
  }
}

/** Lambda's limit for a synchronous event and for its response, as JSON (AWS: "Lambda quotas"). */
export const lambdaPayloadBytes = 6 * 1024 * 1024;

export interface InvokeSettings {
  loadHandler: LoadHandler;
  /** The function's own timeout. */
  timeoutSeconds(group: string): number;
}

/**
 * Runs a function as Lambda does: event and response are JSON of at most 6 MB, and a run that takes too long
 * is abandoned (it cannot be killed in this process, so its late response is dropped). Loading does not count.
 * @throws InvokeFailure
 */
export function createInvoke({ loadHandler, timeoutSeconds }: InvokeSettings): Invoke {
  return async (group, event) => {
    const sent = JSON.stringify(event);
    if (Buffer.byteLength(sent) > lambdaPayloadBytes)
      throw new InvokeFailure(group, 'event_too_large');
    const limitMs = timeoutSeconds(group) * 1000;
    const handler = await loadHandler(group).catch((error: unknown) => {
      throw new InvokeFailure(group, 'crashed', error);
    });
    const run = async () => handler(JSON.parse(sent), lambdaContext(group, limitMs));
    const output = JSON.stringify(await settle(group, run(), limitMs)) as string | undefined;
    if (output === undefined) return undefined;
    if (Buffer.byteLength(output) > lambdaPayloadBytes) {
      throw new InvokeFailure(group, 'response_too_large');
    }
    return JSON.parse(output) as unknown;
  };
}

async function settle(group: string, run: Promise<unknown>, limitMs: number): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new InvokeFailure(group, 'timed_out')), limitMs);
  });
  try {
    return await Promise.race([run, late]);
  } catch (error) {
    throw error instanceof InvokeFailure ? error : new InvokeFailure(group, 'crashed', error);
  } finally {
    clearTimeout(timer);
  }
}

function lambdaContext(group: string, limitMs: number) {
  const deadline = Date.now() + limitMs;
  return {
    awsRequestId: randomUUID(),
    functionName: group,
    functionVersion: '$LATEST',
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
}
