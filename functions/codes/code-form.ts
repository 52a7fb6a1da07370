import type * as z from 'zod';
import { formatMinor, toMinor } from '#shared/constants/money.ts';
import type { codeForm } from '#shared/contracts/codes.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { CodeTerms } from '../domain/codes/code.ts';
import { findSellableItem } from '../domain/orders/sellable-item.ts';
import { AppError } from '../platform/app-error.ts';
import { nowIso } from '../platform/clock.ts';
import { mapConcurrently } from '../platform/map-concurrently.ts';

type Form = Omit<z.output<typeof codeForm>, 'code'>;

const concurrency = 8;

/**
 * Reads the form.
 * @throws AppError `validation_failed` with a text for each invalid field
 */
export async function readCodeForm(form: Form): Promise<CodeTerms> {
  const { amountOff, minimum, items, currency = siteConfig.money.currency, ...rest } = form;
  const titles = await mapConcurrently(items ?? [], concurrency, titleOf);
  const fields = { ...problemsOf(form, currency), ...missingItem(titles) };
  if (Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields });
  return {
    ...rest,
    currency,
    ...(amountOff !== undefined && { amountOffMinor: toMinor(amountOff, currency)! }),
    ...(minimum !== undefined && { minimumMinor: toMinor(minimum, currency)! }),
    ...(items && { items: items.map((item, index) => ({ ...item, title: titles[index]! })) }),
  };
}

function problemsOf(form: Form, currency: string): Record<string, string> {
  const { percentOff, amountOff, minimum, startsAt, endsAt } = form;
  const isOne = (percentOff === undefined) !== (amountOff === undefined);
  const isAmount = (amount?: number) => amount === undefined || toMinor(amount, currency);
  return {
    ...(!isOne && { percentOff: 'Enter either a percentage or an amount' }),
    ...(!isAmount(amountOff) && { amountOff: 'Enter an amount with the decimals of the currency' }),
    ...(!isAmount(minimum) && { minimum: 'Enter an amount with the decimals of the currency' }),
    ...(endsAt !== undefined && endsAt <= nowIso() && { endsAt: 'The end must be in the future' }),
    ...(startsAt && endsAt && startsAt >= endsAt && { endsAt: 'The end must be after the start' }),
  };
}

async function titleOf(item: NonNullable<Form['items']>[number]): Promise<string | undefined> {
  return (await findSellableItem(item.resourceType, item.resourceId))?.title;
}

function missingItem(titles: readonly (string | undefined)[]): Record<string, string> {
  return titles.includes(undefined) ? { items: 'One of these items is not on sale' } : {};
}

/** The terms as text, for the audit log. */
export function describeTerms(terms: CodeTerms): Record<string, string> {
  const { percentOff, amountOffMinor, minimumMinor, currency, items } = terms;
  const money = (minor: number) => formatMinor(minor, currency, siteConfig.locale);
  const known = {
    off: percentOff === undefined ? money(amountOffMinor ?? 0) : `${percentOff}%`,
    minimum: minimumMinor && money(minimumMinor),
    items: items?.map(({ title }) => title).join(', '),
    times: terms.times,
    perCustomer: terms.perCustomer,
    startsAt: terms.startsAt,
    endsAt: terms.endsAt,
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}
