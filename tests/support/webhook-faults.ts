import { secrets, stageKey, webhookAddress, type Planted } from './healthy-stage.ts';

/** Fault, how it is planted into a healthy stage, the line that names it, and what to type. */
export type DoctorFault = [
  fault: string,
  plant: (stage: Planted) => unknown,
  says: string,
  next: string,
];

/** Faults of the webhook, at Stripe and in the function. */
export const webhookFaults: readonly DoctorFault[] = [
  [
    'no endpoint at Stripe',
    ({ changeEndpoint }) => changeEndpoint({ url: 'https://old.outcrop.shop/api/stripe/webhook' }),
    'Stripe has no webhook endpoint for https://shop.outcrop.shop',
    'npm run connect-stripe -- --stage prod',
  ],
  [
    'a disabled endpoint',
    ({ changeEndpoint }) => changeEndpoint({ disabled: true }),
    'is disabled',
    'npm run connect-stripe -- --stage prod',
  ],
  [
    'an endpoint without the disputes',
    ({ changeEndpoint }) => changeEndpoint({ enabled_events: ['checkout.session.completed'] }),
    'charge.dispute.created',
    'npm run connect-stripe -- --stage prod',
  ],
  [
    'a second endpoint that was made by hand',
    ({ stripe }) => stripe.webhookEndpoints.create({ url: webhookAddress, enabled_events: ['*'] }),
    'a second time, signed with another secret: we_',
    'npm run connect-stripe -- --stage prod',
  ],
  [
    'a webhook with another secret',
    ({ answers }) => (answers.webhook = () => 400),
    'it uses another secret',
    'npm run doctor -- --stage prod',
  ],
  [
    'a webhook that takes every signature',
    ({ answers }) => (answers.webhook = () => 200),
    'anyone can post events',
    'npm run deploy -- -c stage=prod',
  ],
  [
    'a webhook that fails',
    ({ answers }) => (answers.webhook = () => 503),
    'responds to a test event with 503',
    '/aws/lambda/outcrop-prod-purchase',
  ],
  [
    'a webhook that cannot be reached',
    ({ answers }) =>
      (answers.webhook = () => {
        throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') });
      }),
    'The webhook does not respond at https://shop.outcrop.shop/api/stripe/webhook: getaddrinfo ENOTFOUND.',
    'npm run doctor -- --stage prod',
  ],
  [
    'a stored secret of another endpoint',
    () => secrets({ 'stripe-secret-key': stageKey, 'stripe-webhook-secret': 'whsec_of_another' }),
    'does not belong to the webhook endpoint',
    'npm run connect-stripe -- --stage prod',
  ],
];
