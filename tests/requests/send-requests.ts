import { deployedCalls } from '#shared/contracts/index.ts';
import { problemOf, type ApiResponse } from './check-response.ts';
import { createRecord } from './create-record.ts';
import { makeRequest, type Request } from './make-request.ts';
import { prepareShop } from './prepare-shop.ts';
import { serve } from './serve.ts';

export interface Requests {
  count: number;
  /** Decides every request. */
  seed: number;
  log(line: string): void;
}

const concurrency = 6;
/** The shop is brought back to its size after so many requests, and its memory is measured. */
const chunk = 5000;
const waitMs = 130_000;

/**
 * Sends requests that are generated from the contract, valid and changed ones, as a guest, a buyer and an
 * administrator, to the local stack in a process of its own.
 * @returns what was wrong with responses, and with the memory of the stack
 */
export async function sendRequests({ count, seed, log }: Requests): Promise<string[]> {
  const { stack, memory, stop } = await serve();
  const { edgeKey, gatewayUrl } = stack;
  const calls = deployedCalls();
  const record = createRecord(log);
  const used: number[] = [];
  try {
    const { known, renew } = await prepareShop(stack);
    for (let first = 0; first < count && !record.isFull(); first += chunk) {
      const startedAt = Date.now();
      const sessions = await renew();
      const end = Math.min(count, first + chunk);
      let next = first;
      const worker = async () => {
        while (next < end && !record.isFull()) {
          const number = next++;
          const request = makeRequest(calls, known, { seed, number, edgeKey });
          const { actor, method } = request;
          const url = new URL(gatewayUrl + request.target);
          const token = actor === 'guest' ? undefined : sessions[actor].token;
          const response = await send(request, url, token);
          record.add(request, number, response, problemOf(method, url, response));
        }
      };
      await Promise.all(Array.from({ length: concurrency }, worker));
      await renew();
      const { heapUsed, rss, failures } = await memory();
      used.push(heapUsed);
      record.addFailures(failures);
      const perSecond = Math.round((end - first) / ((Date.now() - startedAt) / 1000));
      log(
        `${end} requests: heap ${inMegabytes(heapUsed)} MB, process ${inMegabytes(rss)} MB; ${record.summary()}; ${perSecond} a second`,
      );
    }
  } finally {
    await stop();
  }
  return [...record.found(), ...growthOf(used)];
}

async function send(
  { method, headers, body }: Request,
  url: URL,
  token?: string,
): Promise<ApiResponse> {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(method !== 'GET' && method !== 'HEAD' && { body }),
      signal: AbortSignal.timeout(waitMs),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    return { status: 0, headers: new Headers(), text: String(error) };
  }
}

/**
 * Compares the memory in the second and the last quarter of a run. In the first one functions and caches are loaded. A
 * short run says nothing.
 * @param used bytes after each part of the run
 */
export function growthOf(used: readonly number[]): string[] {
  const quarter = Math.floor(used.length / 4);
  if (quarter < 2) return [];
  const mean = (values: readonly number[]) =>
    values.reduce((sum, one) => sum + one, 0) / values.length;
  const [early, late] = [mean(used.slice(quarter, 2 * quarter)), mean(used.slice(-quarter))];
  if (late <= early * 1.1) return [];
  return [`The heap grows: ${inMegabytes(early)} MB early, ${inMegabytes(late)} MB late.`];
}

function inMegabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
