import type { Outcome } from './connect-endpoint.ts';

const first: Record<Outcome['did'], (id: string) => string> = {
  made: (id) => `Created the endpoint ${id} and stored its signing secret.`,
  updated: (id) => `The endpoint ${id} is enabled and receives the events that the shop handles.`,
  kept: (id) => `The endpoint ${id} is as it should be. Nothing was changed.`,
};

/** Describes what the command has done and what is left to do. */
export function outcomeText(outcome: Outcome, stage: string): string {
  const { endpoint, did, disabled, undelivered } = outcome;
  const lines = [first[did](endpoint)];
  if (disabled.length > 0)
    lines.push(`Disabled the endpoints that it replaces: ${disabled.join(', ')}.`);
  if (undelivered > 0) {
    lines.push(
      `${undelivered} ${undelivered === 1 ? 'event is' : 'events are'} not delivered yet, and only an older endpoint receives them. It stays enabled; Stripe retries for up to three days.`,
      `  → npm run connect-stripe -- --stage ${stage}   (in a few hours, to disable it)`,
    );
  }
  return lines.join('\n');
}
