import path from 'node:path';
import { parseArgs } from 'node:util';
import { SSMClient } from '@aws-sdk/client-ssm';
import { assistantConfig } from '../shared/site-config/index.ts';
import { askHidden } from './ask-hidden.ts';
import { readStageSettings } from './read-stage-settings.ts';
import { secretParameters } from './secret-parameters.ts';
import { parseStageConfig } from './stage-config.ts';
import { checkSecrets, storeSecrets } from './store-secrets.ts';

const usage = `Usage: npm run put-secrets -- --stage prod [--region eu-west-2] [--new-signing-key]

Stores a stage's secrets in SSM as secure parameters. Stripe's secret key and webhook secret are asked for (or piped
in, one a line); an empty answer keeps what is there. So is the key of the assistant's model, where the configuration
names an OpenAI-compatible one. The key that signs download links is made here if it is missing.
  --new-signing-key   replaces that key: open download links end, and the next click makes a new one`;

const questions = [
  'Stripe secret key (sk_… or rk_…), empty to keep it: ',
  'Stripe webhook secret (whsec_…), empty to keep it: ',
  ...(assistantConfig.provider.kind === 'openai-compatible'
    ? [`Key of the assistant's model at ${assistantConfig.provider.baseUrl}, empty to keep it: `]
    : []),
];

async function main() {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      region: { type: 'string' },
      'new-signing-key': { type: 'boolean', default: false },
    },
  });
  if (!values.stage) throw new Error(usage);
  const root = path.resolve(import.meta.dirname, '..');
  const config = parseStageConfig(readStageSettings(root, values.stage));
  const [secretKey, webhookSecret, assistantKey] = await askHidden(questions);
  const secrets = {
    ...(secretKey && { STRIPE_SECRET_KEY: secretKey }),
    ...(webhookSecret && { STRIPE_WEBHOOK_SECRET: webhookSecret }),
    ...(assistantKey && { ASSISTANT_API_KEY: assistantKey }),
  };
  checkSecrets(secrets, config.liveMode);
  const written = await storeSecrets(
    new SSMClient({ ...(values.region && { region: values.region }) }),
    secretParameters(config),
    secrets,
    { newSigningKey: values['new-signing-key'] },
  );
  console.log(written.length > 0 ? `Written: ${written.join(', ')}` : 'Nothing to write.');
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
