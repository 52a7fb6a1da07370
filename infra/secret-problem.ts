import type { SecretName } from './secret-parameters.ts';

/** The secrets that an operator supplies; the signing key is generated. */
export type SuppliedSecretName = Exclude<SecretName, 'SIGNING_KEY'>;

/**
 * Returns what is wrong with a secret's form or mode, without repeating it. A live shop with a test key would give
 * everything away. The mode is part of Stripe's keys (https://docs.stripe.com/keys).
 */
export function secretProblem(
  name: SuppliedSecretName,
  value: string,
  liveMode: boolean,
): string | undefined {
  if (name === 'STRIPE_SECRET_KEY') return keyProblem(value, liveMode);
  if (name === 'STRIPE_WEBHOOK_SECRET' && !/^whsec_\w+$/.test(value)) {
    return "The webhook's secret begins with whsec_. In Stripe: Developers, Webhooks, the endpoint, Signing secret.";
  }
  if (/\s/.test(value)) return 'A key does not contain spaces.';
  return undefined;
}

function keyProblem(value: string, liveMode: boolean): string | undefined {
  const [, kind, mode] = /^(sk|rk|pk)_(test|live)_\w+$/.exec(value) ?? [];
  if (kind === 'pk')
    return 'This is the publishable key (pk_…). The secret key begins with sk_ or rk_.';
  if (!kind) return 'A Stripe secret key begins with sk_test_, sk_live_, rk_test_ or rk_live_.';
  const wanted = liveMode ? 'live' : 'test';
  if (mode === wanted) return undefined;
  return `This is a ${mode} key, but the stage accepts only ${wanted} keys: its setting liveMode is ${String(liveMode)}.`;
}
