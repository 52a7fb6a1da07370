import type { Switches } from '../switches.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import type { Endpoint } from './post-event.ts';
import { postEvent } from './post-event.ts';

export interface DispatcherOptions {
  queue: DeliveryQueue;
  switches: Switches;
  /** False while the URL of the options is unknown: events wait. */
  ready(): boolean;
  /** The endpoints registered for the event; without any, the event is only listed, as with Stripe. */
  receivers(eventId: string): readonly (string | null)[];
  /** Undefined for an endpoint that has been disabled or deleted: Stripe then stops its retries. */
  endpoint(id: string | null): Endpoint | undefined;
  payload(eventId: string): string;
  retryDelaysMs: readonly number[];
}

export interface WebhookDispatcher {
  /** Queues that many deliveries of the event. They start once the current transaction is committed. */
  enqueue(eventId: string, copies: number): void;
  /** Checks the queue again, after a restart or when held webhooks are released. */
  wake(): void;
  /** Resolves when nothing is being sent and nothing is due. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

const endpointPollMs = 500;

/**
 * Sends queued events one after another, in order unless a switch reverses it. Failed deliveries wait for
 * their retry.
 */
export function createDispatcher(options: DispatcherOptions): WebhookDispatcher {
  const { queue, switches, ready, endpoint, payload, retryDelaysMs } = options;
  const abort = new AbortController();
  const waiters = new Set<() => void>();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const next = () =>
    abort.signal.aborted || switches.holdWebhooks || !ready()
      ? undefined
      : queue.nextDue(Date.now(), switches.shuffleWebhooks);

  async function run(): Promise<void> {
    for (let delivery = next(); delivery; delivery = next()) {
      const to = endpoint(delivery.endpoint);
      if (!to) {
        queue.record({ ...delivery, state: 'failed', lastResponse: 'endpoint disabled' });
        continue;
      }
      const { ok, outcome } = await postEvent(payload(delivery.eventId), to, abort.signal);
      // stop() cut this delivery off, so it does not count as an attempt. It is sent again after the restart,
      // as after kill -9.
      if (abort.signal.aborted) return;
      const delayMs = retryDelaysMs[delivery.attempts];
      const attempts = delivery.attempts + 1;
      const retry = delayMs !== undefined;
      queue.record({
        ...delivery,
        attempts,
        lastResponse: outcome,
        state: ok ? 'delivered' : retry ? 'waiting' : 'failed',
        dueAt: ok || !retry ? delivery.dueAt : Date.now() + delayMs,
      });
    }
  }

  function plan(): void {
    clearTimeout(timer);
    const dueAt = queue.nextDueAt();
    if (abort.signal.aborted || switches.holdWebhooks || dueAt === undefined) return;
    const waitMs = !ready() ? endpointPollMs : Math.max(0, dueAt - Date.now());
    timer = setTimeout(wake, waitMs);
  }

  function wake(): void {
    if (running || abort.signal.aborted) return;
    running = run().finally(() => {
      running = undefined;
      for (const settle of waiters) settle();
      waiters.clear();
      if (!abort.signal.aborted) plan();
    });
  }

  return {
    enqueue(eventId, copies) {
      for (const receiver of options.receivers(eventId)) {
        for (let copy = 0; copy < copies; copy += 1) queue.add(eventId, receiver, Date.now());
      }
      setImmediate(wake);
    },
    wake,
    async idle() {
      while (running || next()) {
        wake();
        await new Promise<void>((settle) => waiters.add(settle));
      }
    },
    async stop() {
      abort.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
