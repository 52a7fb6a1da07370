import path from 'node:path';
import { npmCommand } from '#shared/command-line/npm-command.ts';
import { runMain } from '#shared/command-line/run-main.ts';
import { assistantConfig } from '#shared/site-config/index.ts';
import { askHidden, type Question } from './ask-hidden.ts';
import { loadStageConfig } from './load-stage-config.ts';
import { planFor } from './preflight/plan-for.ts';
import { checkPlace, isStop, problemText } from './preflight/preflight.ts';
import { stripeKeyProblem } from './preflight/stripe-key-check.ts';
import { secretParameters } from './secret-parameters.ts';
import { secretProblem, type SuppliedSecretName } from './secret-problem.ts';
import { storeSecrets } from './store-secrets.ts';

const details = `
Stores secrets as secure parameters. Asks for Stripe's secret key and webhook secret, and for the key of the
assistant's model if the configuration names an OpenAI-compatible one. Input may be piped, one answer per line. An
empty answer keeps the stored value; an invalid one is asked for again. The key that signs download links is created
if it is missing.`;

const texts: Partial<Record<SuppliedSecretName, string>> = {
  STRIPE_SECRET_KEY: 'Stripe secret key (sk_… or rk_…), empty to keep it: ',
  STRIPE_WEBHOOK_SECRET: 'Stripe webhook secret (whsec_…), empty to keep it: ',
  ...(assistantConfig.provider.kind === 'openai-compatible' && {
    ASSISTANT_API_KEY: `Key of the assistant's model at ${assistantConfig.provider.baseUrl}, empty to keep it: `,
  }),
};
const names = Object.keys(texts) as SuppliedSecretName[];

function question(name: SuppliedSecretName, liveMode: boolean): Question {
  return {
    text: texts[name]!,
    problemWith: (answer) =>
      secretProblem(name, answer, liveMode) ??
      (name === 'STRIPE_SECRET_KEY' ? stripeKeyProblem(answer) : undefined),
  };
}

async function main() {
  const { stage, region, newSigningKey } = npmCommand('put-secrets')
    .requiredOption('--stage <name>', 'the stage, such as prod')
    .option('--region <name>', "the stage's region; by default that of the AWS CLI")
    .option('--new-signing-key', 'replace that key: open download links stop working', false)
    .addHelpText('after', details)
    .parse()
    .opts();
  const root = path.resolve(import.meta.dirname, '..');
  const config = loadStageConfig(root, stage, { region });
  const plan = planFor(config);
  const problems = await checkPlace(plan);
  if (problems.some(isStop)) throw new Error(`${problemText(problems)}\n\nNothing was stored.`);
  const answers = await askHidden(names.map((name) => question(name, config.liveMode)));
  const given = names.map((name, index) => [name, answers[index]!] as const);
  const written = await storeSecrets(
    plan.aws.ssm,
    secretParameters(config),
    Object.fromEntries(given.filter(([, answer]) => answer !== '')),
    { newSigningKey },
  );
  console.log(written.length > 0 ? `Written: ${written.join(', ')}` : 'Nothing to write.');
}

await runMain(main);
