import { siteConfig } from '#shared/site-config/index.ts';
import { stop } from '../../preflight/problem.ts';
import { readSecrets } from '../../preflight/secrets-check.ts';
import type { DoctorCheck } from '../exam.ts';
import { openStripe } from './open-stripe.ts';
import { usableKey } from './usable-key.ts';

const isAsked = () => siteConfig.taxes?.mode === 'automatic';

/** Checks Stripe Tax. If the site uses it, Checkout fails until it is active. */
export const taxCheck: DoctorCheck = {
  name: 'Stripe Tax',
  okText: () => (isAsked() ? 'Stripe Tax is active.' : undefined),
  async run(exam) {
    const key = isAsked() && usableKey(exam, await readSecrets(exam));
    if (!key) return undefined;
    const stripe = openStripe(key, exam);
    const { status, status_details: details } = await stripe.tax.settings.retrieve();
    if (status === 'active') return undefined;
    const missing = details.pending?.missing_fields?.join(', ') ?? 'a setting';
    return stop(
      `Stripe Tax is not active, so nobody can buy. It still needs: ${missing}.`,
      'In Stripe: Settings, Tax',
    );
  },
};
