import type { SecretName } from '../../secret-parameters.ts';
import { secretProblem } from '../../secret-problem.ts';
import type { Exam } from '../exam.ts';

/** Returns Stripe's key, unless it is missing or of the wrong mode, which the check of the secrets reports. */
export function usableKey(
  { config }: Exam,
  { STRIPE_SECRET_KEY: key }: Partial<Record<SecretName, string>>,
): string | undefined {
  return key && !secretProblem('STRIPE_SECRET_KEY', key, config.liveMode) ? key : undefined;
}
