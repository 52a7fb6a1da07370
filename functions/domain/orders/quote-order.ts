import { AppError } from '../../platform/app-error.ts';
import { nowIso } from '../../platform/clock.ts';
import { getCode, getCodeUses, hasCode } from '../codes/code-repository.ts';
import {
  codeIdOf,
  discountMinorOf,
  stateOf,
  termsProblem,
  unknownCode,
  usedByBuyer,
  usedUp,
  type Code,
  type Offer,
} from '../codes/code.ts';
import { askingStripe } from './asking-stripe.ts';
import { connectCode } from '../codes/connect-code.ts';
import type { Order } from './order.ts';
import { quoteOf, type Quote } from './quote.ts';
import { taxOf } from './quoted-tax.ts';

/**
 * Makes the quote for an offer: the price, how it is taxed, and the discount if the buyer gave a code.
 * @throws AppError `code_refused` with the reason, `payment_unavailable` if the code cannot be created at Stripe
 */
export async function quoteOrder(
  { bundle, ...offer }: Offer & Pick<Quote, 'bundle'>,
  typedCode: string | undefined,
): Promise<{ quote: Quote; code?: Code }> {
  const tax = taxOf(offer.resourceType);
  const full = { ...quoteOf(offer), ...(tax && { tax }), ...(bundle && { bundle }) };
  if (typedCode === undefined) return { quote: full };
  const code = await getCode(codeIdOf(typedCode));
  if (!code) throw refusal(unknownCode);
  const problem = termsProblem(code, offer, nowIso());
  if (problem) throw refusal(problem);
  const discountMinor = discountMinorOf(code, offer.amountMinor);
  const promotionCodeId = await askingStripe(() => connectCode(code));
  return { quote: { ...full, discountMinor, code: code.id, promotionCodeId }, code };
}

/**
 * @param current the buyer's open order, whose use of the code would be released first
 * @throws AppError `code_refused` if the code or the buyer's share of it is used up
 */
export async function refuseUsedUp(
  { id, times = Infinity, perCustomer = Infinity }: Code,
  userId: string,
  current: Order | undefined,
): Promise<void> {
  const { code, usedByBuyer: mine } = await getCodeUses(id, userId);
  const held = current?.status === 'pending' && current.quote?.code === id ? 1 : 0;
  if (mine - held >= perCustomer) throw refusal(usedByBuyer);
  if ((code?.used ?? 0) - held >= times) throw refusal(usedUp);
}

/** Whether any code is valid for an offer now. */
export function hasCodeFor(offer: Offer): Promise<boolean> {
  const at = nowIso();
  return hasCode((code) => stateOf(code, at) === 'on' && !termsProblem(code, offer, at));
}

function refusal(text: string): AppError {
  return new AppError('code_refused', { text, fields: { code: text } });
}
