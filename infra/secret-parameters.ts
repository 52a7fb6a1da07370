import type { StageConfig } from './stage-config.ts';

/** The secrets that functions use, as their environment names them (functions/platform/env.ts). */
export type SecretName =
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'SIGNING_KEY'
  | 'ASSISTANT_API_KEY';

/**
 * Returns the names of a stage's secure parameters in SSM. CloudFormation cannot create them; `npm run put-secrets`
 * does.
 */
export function secretParameters({
  stage,
}: Pick<StageConfig, 'stage'>): Record<SecretName, string> {
  return {
    STRIPE_SECRET_KEY: `/outcrop/${stage}/stripe-secret-key`,
    STRIPE_WEBHOOK_SECRET: `/outcrop/${stage}/stripe-webhook-secret`,
    SIGNING_KEY: `/outcrop/${stage}/signing-key`,
    ASSISTANT_API_KEY: `/outcrop/${stage}/assistant-api-key`,
  };
}
