import { timeOfMinute } from '#shared/constants/site-minute.ts';
import type { codesContract } from '#shared/contracts/codes.ts';
import type { SentInputOf } from '#shared/contracts/define-contract.ts';
import { site } from '#shared/site-config/site.ts';
import { readAmount } from '#web/src/lib/read-amount.ts';
import type { ChosenItem } from './item-choice.tsx';

/**
 * Reads the input from the form. Empty fields are left out; text that is not a number or not a time is sent, and the
 * server refuses it. Times are in the site's time zone.
 */
export function readCodeForm(
  form: FormData,
  items: readonly ChosenItem[],
): SentInputOf<typeof codesContract.create> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const given = <Value>(name: string, read: (typed: string) => Value) =>
    text(name) === '' ? undefined : read(text(name));
  const number = (name: string) => given(name, Number);
  const time = (name: string) =>
    given(name, (minute) => timeOfMinute(site.timeZone, minute) ?? minute);
  const kind = text('kind');
  const isPercent = kind === 'percent';
  const amount = (name: string) =>
    given(name, (typed) => readAmount(typed, isPercent ? site.money.currency : kind));
  return {
    code: text('code'),
    ...(isPercent ? { percentOff: number('off') } : { amountOff: amount('off'), currency: kind }),
    minimum: amount('minimum'),
    items:
      items.length === 0
        ? undefined
        : items.map(({ resourceType, resourceId }) => ({ resourceType, resourceId })),
    times: number('times'),
    perCustomer: number('perCustomer'),
    startsAt: time('startsAt'),
    endsAt: time('endsAt'),
  };
}
