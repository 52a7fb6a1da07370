import { setTimeout as pause } from 'node:timers/promises';
import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import type { Mail } from '#functions/domain/mails/mail.ts';
import { dynamo, tableName } from '#functions/platform/dynamo.ts';
import type { FaultLayer } from '../../support/faults/fault-layer.ts';
import type { TestStack } from '../../support/start-test-stack.ts';
import type { Flow, FlowRun, Outbox, Visitor } from './flows/flow.ts';

export interface Failed {
  flow: number;
  name: string;
  error: unknown;
}

type Started = { visitor: Visitor; name: string; run: FlowRun };

interface Bench {
  stack: TestStack;
  layer: FaultLayer;
  /** How many minutes pass after each step. The SDK does not accept a clock that jumps by five. */
  minutes?: number;
}

/** Runs flows concurrently, step by step. Returns those after which an invariant did not hold. */
export async function runFlows(
  { stack, layer, minutes = 4.5 }: Bench,
  flows: readonly { visitor: Visitor; name: string; flow: Flow }[],
): Promise<Failed[]> {
  const failed: Failed[] = [];
  const each = async (work: (started: Started) => Promise<unknown> | undefined) => {
    const going = started.filter(
      ({ visitor: { flow } }) => !failed.some((one) => one.flow === flow),
    );
    await Promise.all(
      going.map(async (one) => {
        try {
          await work(one);
        } catch (error) {
          failed.push({ flow: one.visitor.flow, name: one.name, error });
        }
      }),
    );
  };
  const started = await Promise.all(
    flows.map(async ({ visitor, name, flow }) => ({
      visitor,
      name,
      run: await flow.prepare(visitor),
    })),
  );
  const steps = Math.max(...started.map(({ run }) => run.steps.length));
  for (let step = 0; step < steps; step++) {
    layer.isOn = true;
    await each(({ run }) => run.steps[step]?.());
    await quiet(layer);
    // Lambda repeats a scheduled run that fails.
    await stack.invoke('sweep', {}).catch(() => undefined);
    await quiet(layer);
    layer.isOn = false;
    await settle({ stack, layer, minutes });
  }
  await each(async ({ run }) => run.finish());
  await settle({ stack, layer, minutes });
  const outbox = await readOutbox(stack);
  await each(({ run }) => run.check?.(outbox));
  return failed;
}

/** Lets some minutes pass, with everything that runs on a schedule. */
async function settle({ stack, layer, minutes }: Required<Bench>): Promise<void> {
  await quiet(layer);
  const later = Date.now() + minutes * 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: later, shouldAdvanceTime: true });
  try {
    await stack.invoke('holds', {});
    await stack.invoke('sweep', {});
    await quiet(layer);
  } finally {
    vi.useRealTimers();
  }
  // A lease of 30 seconds that a run could not release.
  await dynamo.send(
    new DeleteCommand({ TableName: tableName('ephemera'), Key: { key: 'lease#admins' } }),
  );
}

/** Waits until no function runs; the next one begins within milliseconds if a table or S3 has an event for it. */
async function quiet(layer: FaultLayer): Promise<void> {
  for (let still = 0; still < 5; still++) {
    if (layer.running > 0) still = 0;
    await pause(4);
  }
}

async function readOutbox(stack: TestStack): Promise<Outbox> {
  const queued: Mail[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const scan = new ScanCommand({ TableName: tableName('mails'), ExclusiveStartKey });
    const { Items = [], LastEvaluatedKey } = await dynamo.send(scan);
    queued.push(...(Items as Mail[]));
    ExclusiveStartKey = LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return { sent: await stack.mails(), queued };
}
