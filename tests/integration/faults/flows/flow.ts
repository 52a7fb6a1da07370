import { expect } from 'vitest';
import type { Mail as QueuedMail } from '#functions/domain/mails/mail.ts';
import type { Mail } from '@outcrop/emulators/ses/mail-store.ts';
import type { Call, OutputOf, SentInputOf } from '#shared/contracts/define-contract.ts';
import { errorTable } from '#shared/contracts/errors.ts';
import type { Session } from '#shared/contracts/auth.ts';
import { ApiFailure } from '#tests/support/call-api.ts';
import { backgroundFlow, flowMark, type FaultLayer } from '#tests/support/faults/fault-layer.ts';
import { signedEvent } from '#tests/support/signed-event.ts';
import type { TestStack } from '#tests/support/start-test-stack.ts';
import type { Uploads } from '#tests/support/upload-file.ts';

/** A person who goes through a flow. */
export interface Visitor {
  flow: number;
  stack: TestStack;
  layer: FaultLayer;
  admin: Session;
  uploads: Uploads;
  /** The person's address; it identifies the flow that each action belongs to. */
  email: string;
  register(): Promise<Session>;
  /** Makes a call. An error must be one of the contract's, with its sentence. */
  call<C extends Call>(
    call: C,
    input: SentInputOf<C>,
    session?: Session,
  ): Promise<OutputOf<C> | ApiFailure>;
  /** Makes a call that must succeed, because no faults are injected. */
  must<C extends Call>(call: C, input: SentInputOf<C>, session?: Session): Promise<OutputOf<C>>;
  /** Delivers an event of Stripe until it is accepted, at most that often. */
  hook(type: string, object: Record<string, unknown>, times?: number): Promise<void>;
}

/** A thing that people do, in steps with faults, and what must be true when the faults are over. */
export interface Flow {
  /** Without faults. */
  prepare(visitor: Visitor): Promise<FlowRun>;
}

export interface FlowRun {
  /** Each step runs with faults; after it the faults end, time passes and the sweep runs. */
  steps: (() => Promise<void>)[];
  /** Without faults: what the person does next works. */
  finish(): Promise<void>;
  /** After another sweep: everything is right. */
  check?(outbox: Outbox): Promise<void>;
}

/** All emails, as SES has accepted them and as they were queued. */
export interface Outbox {
  sent: Mail[];
  queued: QueuedMail[];
}

/** Sentences that replace the one of their code. */
const otherTexts = [
  'The payment service cannot be reached, so the purchase cannot be checked yet. Please try again in a moment.',
];

export function createVisitor(
  flow: number,
  common: Pick<Visitor, 'stack' | 'layer' | 'admin' | 'uploads'>,
): Visitor {
  const { stack } = common;
  const email = `${flowMark(flow)}reader@faults.test`;
  const headers = { 'x-test-flow': flowMark(flow) };
  const call: Visitor['call'] = async (wanted, input, session) => {
    try {
      return await stack.api(wanted, input, { token: session?.token, headers });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (!error.code) throw new Error('An answer has no code.', { cause: error });
      const [, text] = /^\d+ \w+ (.+)$/s.exec(error.message) ?? [];
      expect([errorTable[error.code].text, ...otherTexts]).toContain(text);
      return error;
    }
  };
  return {
    ...common,
    flow,
    email,
    register: () => stack.register(email),
    call,
    must: async (wanted, input, session) => {
      const response = await call(wanted, input, session);
      if (response instanceof ApiFailure) throw response;
      return response;
    },
    async hook(type, object, times = 4) {
      const delivery = await signedEvent(type, object);
      for (let time = 0; time < times; time++) {
        const { headers: signed, ...sent } = delivery();
        const response = await fetch(`${stack.gatewayUrl}/api/stripe/webhook`, {
          ...sent,
          headers: { ...signed, ...headers },
        });
        if (response.ok) return;
        expect(response.status).toBeGreaterThanOrEqual(500);
      }
    },
  };
}

/** Repeats an action that a person would repeat, at most this often. */
export async function tryTimes<Answer>(
  times: number,
  attempt: () => Promise<Answer | ApiFailure>,
): Promise<Answer | ApiFailure> {
  for (let time = 1; ; time++) {
    const response = await attempt();
    if (!(response instanceof ApiFailure) || time === times) return response;
  }
}

/**
 * Checks that an email with such a subject was sent once. SES has no idempotency key: an email is sent again if its
 * sender could not record that it was sent, or if SES's response was lost.
 */
export function expectOneMail(
  { flow, layer, email }: Visitor,
  { sent, queued }: Outbox,
  [kind, subject]: [kind: QueuedMail['kind'], subject: RegExp],
): void {
  const orders = queued.filter((mail) => mail.kind === kind && mail.to === email);
  expect(orders, `${kind} is queued once`).toHaveLength(1);
  expect(orders[0]).toMatchObject({ outcome: 'sent' });
  const doubtful = layer.injected.filter(
    (one) =>
      [flow, backgroundFlow].includes(one.flow) && one.service === 'ses' && one.fate.reachesServer,
  );
  const found = sent.filter((mail) => mail.to.includes(email) && subject.test(mail.subject));
  expect(found.length, `emails ${subject}`).toBeGreaterThanOrEqual(1);
  expect(found.length, `emails ${subject}`).toBeLessThanOrEqual(
    orders[0]!.attempts + (doubtful.length > 0 ? orders[0]!.attempts : 0),
  );
}
