import { stop } from '../../preflight/problem.ts';
import { readSecrets } from '../../preflight/secrets-check.ts';
import { stripeKeyProblem } from '../../preflight/stripe-key-check.ts';
import type { DoctorCheck } from '../exam.ts';
import { usableKey } from './usable-key.ts';

export const stripeKeyCheck: DoctorCheck = {
  name: 'Stripe key',
  okText: () => undefined,
  async run(exam) {
    const key = usableKey(exam, await readSecrets(exam));
    const problem = key && (await stripeKeyProblem(key, exam.stripeSettings));
    if (!problem) return undefined;
    return stop(problem, `npm run put-secrets -- --stage ${exam.config.stage}`);
  },
};
