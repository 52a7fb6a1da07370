import { AsyncLocalStorage } from 'node:async_hooks';
import http, { type RequestOptions } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { LambdaHandler, LoadHandler } from '#infra/local/gateway/invoke.ts';
import type { Endpoints } from '#infra/local/stack-settings.ts';
import { meetDirectCalls } from '../call-directly.ts';
import { fateOf, type Fate } from './fault-kinds.ts';
import { playDirectly } from './play-directly.ts';
import { playFault } from './play-fault.ts';
import { startRefusingServer, type Service } from './refusing-server.ts';

/** One run of a function within a flow. */
interface Run {
  flow: number;
  name: string;
  turn: number;
  calls: number;
  /** Calls that the SDK may still retry, with the fate of the next attempt. */
  open: Map<string, { fate: Fate; attempts: number }>;
}

export interface Injected {
  flow: number;
  run: string;
  /** The number of the call in its run, from 1. */
  call: number;
  service: Service;
  fate: Fate;
}

type Sent = Pick<RequestOptions, 'method' | 'path' | 'headers'>;

/** Functions that no flow calls: their runs count as a flow of their own. */
const inBackground = ['sweep', 'publish', 'holds'];
export const backgroundFlow = 0;

/** The name by which functions' runs are recognised as parts of a flow: a header, an address, the name of a file. */
export const flowMark = (flow: number) => `flow-${flow}-`;

/** Attempts of an SDK that meet a lasting fault; after them a call with the same key is a new one. */
const attemptsOf = (service: Service) => (service === 'stripe' ? 3 : 2);

/**
 * A layer of faults between the SDKs of the functions in this process and the local servers. It works while `isOn`, on
 * runs of functions that belong to a flow.
 * @param options.seed decides which calls meet a fault; without it none does
 * @param options.flows how many kinds of flows there are; their numbers go round
 */
export async function startFaultLayer({ seed, flows }: { seed?: number; flows: number }) {
  const refuser = await startRefusingServer();
  const runs = new AsyncLocalStorage<Run>();
  const counts = new Map<string, number>();
  const services = new Map<string, Service>();
  const injected: Injected[] = [];
  /** How often each call of each kind of run was made. */
  const made = new Map<string, number>();
  const layer = { isOn: false, running: 0 };
  const request = http.request;

  const send = ((...given: Parameters<typeof http.request>) => {
    const run = runs.getStore();
    const options = given[0] as RequestOptions;
    const service = services.get(String(options?.port));
    if (!run || !service || !layer.isOn) return request(...given);
    const fate = nextFate(run, service, options);
    if (!fate) return request(...given);
    const [, onResponse] = given as [unknown, Parameters<typeof request>[1]];
    const target = { service, refuserPort: refuser.port };
    return playFault(fate, options, { ...target, send: (to) => request(to) }).once(
      'response',
      (onResponse as never) ?? (() => undefined),
    );
  }) as typeof http.request;
  http.request = send;
  syncBuiltinESMExports();
  const endDirect = meetDirectCalls((call, send) => {
    const run = runs.getStore();
    const fate = run && layer.isOn ? nextFate(run, 'dynamodb', call) : undefined;
    return fate ? playDirectly(fate, send) : send();
  });

  function nextFate(run: Run, service: Service, options: Sent): Fate | undefined {
    const key = callKey(options);
    const before = run.open.get(key);
    if (before && before.attempts < attemptsOf(service)) {
      before.attempts++;
      if (before.fate.lasts) return before.fate;
      run.open.delete(key);
      return undefined;
    }
    run.open.delete(key);
    const call = ++run.calls;
    const kind = `${nameOfKind(run.name)} ${call}`;
    made.set(kind, (made.get(kind) ?? 0) + 1);
    if (seed === undefined) return undefined;
    const fate = fateOf(seed, { flow: run.flow, run: run.name, call, turn: run.turn });
    if (!fate) return undefined;
    injected.push({ flow: run.flow, run: run.name, call, service, fate });
    if (fate.error ?? fate.status) run.open.set(key, { fate, attempts: 1 });
    return fate;
  }

  function startRun(flow: number, kind: string): Run {
    const place = `${flow} ${kind}`;
    const number = (counts.get(place) ?? 0) + 1;
    counts.set(place, number);
    const turn = flow === backgroundFlow ? number : Math.floor(flow / flows);
    return { flow, name: `${kind} #${number}`, turn, calls: 0, open: new Map() };
  }

  /** Wraps the functions, so that their runs belong to the flow that their event names. */
  const wrap =
    (load: LoadHandler): LoadHandler =>
    async (group) => {
      const handler = await load(group);
      return (async (event, context) => {
        const flow = flowOf(group, event);
        layer.running++;
        const { routeKey = group } = event as { routeKey?: string };
        return (
          flow === undefined
            ? handler(event, context)
            : runs.run(startRun(flow, routeKey), () => handler(event, context))
        ).finally(() => layer.running--);
      }) satisfies LambdaHandler;
    };

  return Object.assign(layer, {
    wrap,
    injected,
    made,
    /** Names the servers behind the layer. */
    watch(endpoints: Endpoints): void {
      for (const [name, url] of Object.entries(endpoints)) {
        services.set(new URL(url).port, name as Service);
      }
    },
    async stop(): Promise<void> {
      http.request = request;
      syncBuiltinESMExports();
      endDirect();
      await refuser.close();
    },
  });
}

export type FaultLayer = Awaited<ReturnType<typeof startFaultLayer>>;

/** `POST /api/purchase #2` is a run of the kind `POST /api/purchase`. */
export const nameOfKind = (run: string) => run.replace(/ #\d+$/, '');

function flowOf(group: string, event: unknown): number | undefined {
  const found = /flow-(\d+)-/.exec(JSON.stringify(event))?.[1];
  if (found !== undefined) return Number(found);
  return inBackground.includes(group) ? backgroundFlow : undefined;
}

/** Attempts of one call have the same key. */
function callKey({ method, path, headers = {} }: Sent): string {
  const given = headers as Record<string, string>;
  return (
    given['amz-sdk-invocation-id'] ??
    given['Idempotency-Key'] ??
    given['idempotency-key'] ??
    `${method} ${path}`
  );
}
