import { GetParametersCommand } from '@aws-sdk/client-ssm';
import { secretParameters, type SecretName } from '../secret-parameters.ts';
import { secretProblem } from '../secret-problem.ts';
import type { Check, Plan } from './check.ts';
import { note, stop } from './problem.ts';
import { settingsFile } from './settings-checks.ts';

/** What the shop cannot do without each secret. */
const lacking: Record<Exclude<SecretName, 'SIGNING_KEY'>, string> = {
  STRIPE_SECRET_KEY: "Stripe's secret key is not stored yet. People can register, but not buy.",
  STRIPE_WEBHOOK_SECRET:
    "The signing secret of Stripe's webhook is not stored yet. It is known once the site has its address; until then buyers get access when they return from the payment page.",
  ASSISTANT_API_KEY:
    "The key of the assistant's model is not stored yet. The assistant cannot answer.",
};

export const secretsCheck: Check = {
  name: 'stored secrets',
  async run(plan) {
    const { config, region, provider } = plan;
    const stored = await readSecrets(plan);
    const command = `npm run put-secrets -- --stage ${config.stage}`;
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const) {
      const problem = stored[name] && secretProblem(name, stored[name], config.liveMode);
      if (problem) return stop(`A stored secret is wrong: ${problem}`, command);
    }
    const needed = Object.keys(lacking) as (keyof typeof lacking)[];
    const missing = needed.filter(
      (name) => !stored[name] && (name !== 'ASSISTANT_API_KEY' || provider === 'openai-compatible'),
    );
    if (missing.length > 0) return note(missing.map((name) => lacking[name]).join('\n'), command);
    if (config.stage !== 'prod' || config.liveMode) return undefined;
    return note(
      `The stage "prod" in ${region} accepts only test payments: anyone who knows Stripe's test card gets everything for free.`,
      `Add to ${settingsFile(config.stage)}: "liveMode": true   (then ${command}, with live keys)`,
    );
  },
};

/** Reads the stored secrets of a stage. */
export async function readSecrets({
  aws,
  config,
}: Plan): Promise<Partial<Record<SecretName, string>>> {
  const names = Object.entries(secretParameters(config)) as [SecretName, string][];
  const { Parameters = [] } = await aws.ssm.send(
    new GetParametersCommand({ Names: names.map(([, path]) => path), WithDecryption: true }),
  );
  const values = new Map(Parameters.map(({ Name, Value }) => [Name, Value]));
  return Object.fromEntries(names.map(([name, path]) => [name, values.get(path)]));
}
