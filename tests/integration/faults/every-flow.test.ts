import '../../support/faults/two-attempts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
import { createUploads, type Uploads } from '../../support/upload-file.ts';
import { article, buying, credits } from './flows/buy.ts';
import { asking } from './flows/chat.ts';
import { createVisitor, type Flow } from './flows/flow.ts';
import { leaving } from './flows/leave.ts';
import { publishing } from './flows/publish.ts';
import { refunding } from './flows/refund.ts';
import { resetting } from './flows/reset.ts';
import { uploading } from './flows/upload.ts';
import { runFlows, type Failed } from './run-flows.ts';

const flows: [name: string, flow: Flow][] = [
  ['buys an article', buying(article)],
  ['buys credits', buying(credits)],
  ['gets an article refunded', refunding(article)],
  ['gets credits refunded', refunding(credits)],
  ['asks the assistant', asking],
  ['resets a password', resetting],
  ['uploads a file', uploading],
  ['publishes', publishing],
  ['deletes the account', leaving],
];

/** `FAULTS=<seed>` runs with other faults, `FAULTS=<seed>:<flow>` one of the flows. */
const [seedGiven, flowGiven] = (process.env['FAULTS'] ?? '').split(':').map(Number);
const seed = seedGiven || 3;
const wanted = 500;
const atOnce = 2 * flows.length;

let stack: TestStack;
let layer: FaultLayer;
let uploads: Uploads;
beforeAll(async () => {
  layer = await startFaultLayer(seed);
  const load = layer.wrap(loadHandler);
  stack = await startTestStack({
    // Where the faults are.
    overHttp: true,
    loadHandler: async (group) => {
      // The flow of the upload reports its file itself.
      if (group === 'media') return () => Promise.resolve();
      const handler = await load(group);
      if (group !== 'mail') return handler;
      // As if the stream had given up: the sweep has to send what this run does not.
      return async (event, context) => {
        await handler(event, context);
        return { batchItemFailures: [] };
      };
    },
  });
  layer.watch(stack.endpoints);
  await seedKnowledge(stack);
  await stack.stripe.switches({ holdWebhooks: true });
  uploads = await createUploads(stack);
});
afterAll(async () => {
  await layer.stop();
  await stack.stop();
});

it(
  `loses, grants twice and leaves unsent nothing in ${wanted} faults (seed ${seed})`,
  { timeout: 300_000 },
  async () => {
    for (let first = 1; layer.injected.length < wanted; first += atOnce) {
      const admin = await registerAdmin(stack);
      const numbers = flowGiven
        ? [flowGiven]
        : Array.from({ length: atOnce }, (_, index) => first + index);
      const batch = numbers.map((number) => {
        const [name, flow] = flows[number % flows.length]!;
        return { visitor: createVisitor(number, { stack, layer, admin, uploads }), name, flow };
      });
      const failed = await runFlows({ stack, layer }, batch);
      expect(failed.map(describeFailure).join('\n\n')).toBe('');
      if (flowGiven) return;
    }
    await expectLedgerInOrder(stack);
    expect(new Set(layer.injected.map(({ fate }) => fate.kind)).size).toBe(
      Object.keys(faultKinds).length,
    );
    const met = new Set(layer.injected.map(({ run, call }) => `${nameOfKind(run)} ${call}`));
    const unmet = [...layer.made].filter(([call, times]) => times >= 40 && !met.has(call));
    expect(unmet).toEqual([]);
    expect(stack.failures).toEqual([]);
  },
);

/** What went wrong, what the flow had met, and how to repeat it. */
function describeFailure({ flow, name, error }: Failed): string {
  const met = layer.injected
    .filter((one) => one.flow === flow || one.flow === backgroundFlow)
    .map(
      ({ run, call, service, fate: { kind, lasts } }) =>
        `  ${run}, call ${call}: ${service} ${kind}${lasts ? ', also when repeated' : ''}`,
    );
  return [
    `Flow ${flow} (${name}): ${(error as Error).stack ?? String(error)}`,
    ...met,
    `Repeat it with: FAULTS=${seed}:${flow} npx vitest run --project integration tests/integration/faults`,
  ].join('\n');
}
