import Stripe from 'stripe';
import { stop, note } from '../../preflight/problem.ts';
import { readSecrets } from '../../preflight/secrets-check.ts';
import { stackOutput } from '../../preflight/stack-check.ts';
import {
  endpointsOf,
  hasApiVersion,
  isEnabled,
  markName,
  missingEvents,
  signsWith,
} from '../../webhook/endpoint-state.ts';
import type { DoctorCheck } from '../exam.ts';
import { openStripe } from './open-stripe.ts';
import { usableKey } from './usable-key.ts';

export const webhookCheck: DoctorCheck = {
  name: 'Stripe webhook',
  okText: ({ stack }) =>
    `Stripe sends the events to ${stackOutput(stack!, 'WebhookAddress')}, signed with the stored secret.`,
  async run(exam) {
    const url = stackOutput(exam.stack!, 'WebhookAddress')!;
    const command = `npm run connect-stripe -- --stage ${exam.config.stage}`;
    const secrets = await readSecrets(exam);
    const key = usableKey(exam, secrets);
    if (!key) return stop('The Stripe webhook needs a Stripe key first.', command);
    const found = await endpointsOf(openStripe(key, exam), url);
    const secret = secrets.STRIPE_WEBHOOK_SECRET;
    const enabled = found.filter(isEnabled);
    const others = enabled.filter((each) => !signsWith(each, secret));
    const endpoint = enabled.find((each) => signsWith(each, secret)) ?? enabled[0] ?? found[0];
    if (!endpoint) return stop(`Stripe has no webhook endpoint for ${url}.`, command);
    if (!isEnabled(endpoint)) return stop('The webhook endpoint at Stripe is disabled.', command);
    const missing = missingEvents(endpoint);
    if (missing.length > 0) {
      return stop(`Stripe does not send these events: ${missing.join(', ')}.`, command);
    }
    if (endpoint.metadata[markName] && !signsWith(endpoint, secret)) {
      return stop('The stored signing secret does not belong to the webhook endpoint.', command);
    }
    if (!endpoint.metadata[markName]) {
      return note(
        'The webhook endpoint was created by hand, so we cannot tell whether the stored signing secret belongs to it.',
        command,
      );
    }
    if (others.length > 0) {
      return note(
        `Stripe sends every event to the site a second time, signed with another secret: ${others.map(({ id }) => id).join(', ')}.`,
        command,
      );
    }
    if (hasApiVersion(endpoint)) return undefined;
    return note(
      `The webhook endpoint uses the API version ${endpoint.api_version ?? "of Stripe's account"}, not the shop's version, ${Stripe.API_VERSION}.`,
      command,
    );
  },
};
