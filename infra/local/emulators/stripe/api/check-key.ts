import { StripeFailure } from '../stripe-failure.ts';

const unauthorized = (message: string) =>
  new StripeFailure(401, { type: 'invalid_request_error', message });

/** Masks a key as Stripe does in its error message. */
const masked = (key: string): string =>
  key.length > 12 ? `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}` : '*'.repeat(key.length);

/**
 * Throws Stripe's 401 unless the request carries this account's secret key, as Bearer or as the user name of
 * Basic.
 */
export function checkKey(authorization: string | undefined, secretKey: string): void {
  const [scheme = '', credentials = ''] = (authorization ?? '').split(' ');
  const key =
    scheme.toLowerCase() === 'basic'
      ? (Buffer.from(credentials, 'base64').toString().split(':')[0] ?? '')
      : credentials;
  if (key === '')
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  if (key !== secretKey) throw unauthorized(`Invalid API Key provided: ${masked(key)}`);
}
