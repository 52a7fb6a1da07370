import type { codesContract } from '#shared/contracts/codes.ts';
import type { SentInputOf } from '#shared/contracts/define-contract.ts';
import type { ChosenItem } from './item-choice.tsx';

/**
 * Reads the input from the form. Empty fields are left out; text that is not a number is sent, and the server refuses
 * it.
 */
export function readCodeForm(
  form: FormData,
  items: readonly ChosenItem[],
): SentInputOf<typeof codesContract.create> {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const number = (name: string) => (text(name) === '' ? undefined : Number(text(name)));
  const time = (name: string) =>
    text(name) === '' ? undefined : new Date(text(name)).toISOString();
  const kind = text('kind');
  const off = number('off');
  return {
    code: text('code'),
    ...(kind === 'percent' ? { percentOff: off } : { amountOff: off, currency: kind }),
    minimum: number('minimum'),
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
