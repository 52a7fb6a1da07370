import '../../support/faults/two-attempts.ts';
import { expect } from 'vitest';
import { seedKnowledge } from '../../support/chat-knowledge.ts';
import { expectLedgerInOrder } from '../../support/expect-ledger-in-order.ts';
import {
  backgroundFlow,
  nameOfKind,
  startFaultLayer,
  type FaultLayer,
} from '../../support/faults/fault-layer.ts';
import { faultKinds } from '../../support/faults/fault-kinds.ts';
import { loadHandler } from '../../support/load-handler.ts';
import { registerAdmin } from '../../support/sample-admin.ts';
import { startTestStack, type TestStack } from '../../support/start-test-stack.ts';
import { createUploads } from '../../support/upload-file.ts';
import { allFlows } from './flows/all-flows.ts';
import { createVisitor } from './flows/flow.ts';
import { runFlows, type Failed } from './run-flows.ts';

const atOnce = 2 * allFlows.length;

export interface Seed {
  seed: number;
  /** How many faults there are at least. */
  faults: number;
  /** DynamoDB is called over HTTP too, which takes twice the processor time. */
  overHttp?: boolean;
  /** Runs this flow alone, once. */
  only?: number;
}

/** Runs all flows again and again, until so many calls have met a fault. */
export async function runSeed({ seed, faults, overHttp = false, only }: Seed): Promise<void> {
  const layer = await startFaultLayer({ seed, flows: allFlows.length });
  const stack = await startFaultyStack(layer, overHttp);
  try {
    const uploads = await createUploads(stack);
    for (let first = 1; layer.injected.length < faults; first += atOnce) {
      const admin = await registerAdmin(stack);
      const numbers = only ? [only] : Array.from({ length: atOnce }, (_, index) => first + index);
      const batch = numbers.map((number) => {
        const [name, flow] = allFlows[number % allFlows.length]!;
        return { visitor: createVisitor(number, { stack, layer, admin, uploads }), name, flow };
      });
      const failed = await runFlows({ stack, layer }, batch);
      expect(failed.map((one) => describeFailure(one, layer, seed)).join('\n\n')).toBe('');
      if (only) return;
    }
    await expectLedgerInOrder(stack);
    expectAllCallsToFail(layer);
    expect(stack.failures).toEqual([]);
  } finally {
    await layer.stop();
    await stack.stop();
  }
}

async function startFaultyStack(layer: FaultLayer, overHttp: boolean): Promise<TestStack> {
  const load = layer.wrap(loadHandler);
  const stack = await startTestStack({
    overHttp,
    loadHandler: async (group) => {
      // The flow of the upload reports its file itself.
      if (group === 'media') return () => Promise.resolve();
      const handler = await load(group);
      if (group !== 'mail') return handler;
      // As if the stream had given up: the sweep must send what this run does not.
      return async (event, context) => {
        await handler(event, context);
        return { batchItemFailures: [] };
      };
    },
  });
  layer.watch(stack.endpoints);
  await seedKnowledge(stack);
  await stack.stripe.switches({ holdWebhooks: true });
  return stack;
}

/** Checks that calls made often meet faults, and calls made very often meet most kinds of them. */
function expectAllCallsToFail({ injected, made }: FaultLayer): void {
  const met = new Map<string, Set<string>>();
  for (const { run, call, fate } of injected) {
    const place = `${nameOfKind(run)} ${call}`;
    met.set(place, (met.get(place) ?? new Set()).add(fate.kind));
  }
  for (const [place, times] of made) {
    const size = met.get(place)?.size ?? 0;
    if (times >= 40) expect(size, place).toBeGreaterThan(0);
    if (times >= 100) expect(size, place).toBeGreaterThan(4);
  }
  const kinds = Object.keys(faultKinds).length;
  expect(new Set(injected.map(({ fate }) => fate.kind)).size).toBe(kinds);
}

/** Returns what went wrong, which faults the flow met, and how to repeat it. */
function describeFailure({ flow, name, error }: Failed, layer: FaultLayer, seed: number): string {
  const met = layer.injected
    .filter((one) => one.flow === flow || one.flow === backgroundFlow)
    .map(
      ({ run, call, service, fate: { kind, lasts } }) =>
        `  ${run}, call ${call}: ${service} ${kind}${lasts ? ', also when repeated' : ''}`,
    );
  return [
    `Flow ${flow} (${name}): ${(error as Error).stack ?? String(error)}`,
    ...met,
    `Repeat it with: FAULTS=${seed}:${flow} npx vitest run --project integration tests/integration/faults/every-flow.test.ts`,
  ].join('\n');
}
