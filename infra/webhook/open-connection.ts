import Stripe from 'stripe';
import type { Plan } from '../preflight/check.ts';
import { readSecrets } from '../preflight/secrets-check.ts';
import { describeStack, stackOutput } from '../preflight/stack-check.ts';
import { secretParameters } from '../secret-parameters.ts';
import { secretProblem } from '../secret-problem.ts';
import { stackExists } from '../stack-exists.ts';
import { storeSecrets } from '../store-secrets.ts';
import type { Connection } from './connect-endpoint.ts';

const stripeSettings = { timeout: 10_000, maxNetworkRetries: 2, telemetry: false };

/**
 * Reads the webhook's URL from the stage's stack and the keys from its parameters.
 * @throws Error that says what is missing and what to type
 */
export async function openConnection(
  plan: Plan,
  settle: Connection['settle'],
  settings: Partial<Stripe.StripeConfig> = {},
): Promise<Connection> {
  const { config, aws } = plan;
  const stack = await describeStack(plan);
  const url = stack && stackExists(stack.StackStatus) && stackOutput(stack, 'WebhookAddress');
  if (!url) {
    throw new Error(
      `The stage "${config.stage}" is not deployed, so its webhook has no address yet.\n  → npm run deploy -- -c stage=${config.stage}`,
    );
  }
  const { STRIPE_SECRET_KEY: key } = await readSecrets(plan);
  const problem = key
    ? secretProblem('STRIPE_SECRET_KEY', key, config.liveMode)
    : "Stripe's secret key is not stored yet.";
  if (problem) {
    throw new Error(
      `${problem}\n  → npm run put-secrets -- --stage ${config.stage}   (leave the webhook secret empty)`,
    );
  }
  return {
    stripe: new Stripe(key!, { ...stripeSettings, ...settings }),
    url,
    async stored() {
      return (await readSecrets(plan)).STRIPE_WEBHOOK_SECRET;
    },
    async store(secret) {
      const secrets = { STRIPE_WEBHOOK_SECRET: secret };
      await storeSecrets(aws.ssm, secretParameters(config), secrets, { newSigningKey: false });
    },
    settle,
  };
}
