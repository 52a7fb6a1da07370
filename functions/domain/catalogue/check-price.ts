import { toMinor } from '#shared/constants/money.ts';
import { priceProblem } from '#shared/constants/price-rule.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { AppError } from '../../platform/app-error.ts';

/**
 * Converts a price from a form (major units) to minor units.
 * @throws AppError `validation_failed` with a text for `price` if Stripe would reject the amount
 */
export function checkPrice(price: number, currency: string = siteConfig.money.currency): number {
  const problem = priceProblem(price, currency, siteConfig.locale);
  if (problem) throw new AppError('validation_failed', { fields: { price: problem } });
  return toMinor(price, currency)!;
}
