import { ownProducts } from '#shared/site-config/own-products.ts';
import { site } from '#shared/site-config/site.ts';
import { Select } from '#web/src/components/select.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import * as messages from './messages.ts';

interface CodeFieldsProps {
  /** What was typed before, by field name. */
  kept: Readonly<Record<string, string>>;
  /** What is wrong, by the name of the field in the call. */
  errors: Readonly<Record<string, string>>;
}

const currencies = [
  ...new Set([site.money.currency, ...ownProducts.map(({ currency }) => currency)]),
];
const discounts = [
  { value: 'percent', label: messages.percentage },
  ...currencies.map((value) => ({
    value,
    label: messages.amountIn(value.toUpperCase()),
  })),
];

/** The fields for the code itself and what it takes off. */
export function DiscountFields({ kept, errors }: CodeFieldsProps) {
  return (
    <>
      <TextField
        label={messages.code}
        name="code"
        defaultValue={kept['code']}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        hint={messages.threeTo40LettersDigits}
        error={errors['code']}
      />
      <Select
        label={messages.discount}
        name="kind"
        options={discounts}
        defaultValue={kept['kind']}
      />
      <TextField
        label={messages.percentageOrAmount}
        name="off"
        defaultValue={kept['off']}
        inputMode="decimal"
        autoComplete="off"
        error={errors['percentOff'] ?? errors['amountOff']}
      />
    </>
  );
}

/** The fields that limit when, how often and from which price a code works. */
export function LimitFields({ kept, errors }: CodeFieldsProps) {
  return (
    <>
      <TextField
        label={messages.minimumPriceOptional}
        name="minimum"
        defaultValue={kept['minimum']}
        inputMode="decimal"
        autoComplete="off"
        hint={messages.theCodeDoesntWorkForLower}
        error={errors['minimum']}
      />
      <TextField
        label={messages.totalUsesOptional}
        name="times"
        defaultValue={kept['times']}
        inputMode="numeric"
        autoComplete="off"
        error={errors['times']}
      />
      <TextField
        label={messages.usesPerCustomerOptional}
        name="perCustomer"
        defaultValue={kept['perCustomer']}
        inputMode="numeric"
        autoComplete="off"
        error={errors['perCustomer']}
      />
      <TextField
        label={messages.fromOptional}
        name="startsAt"
        defaultValue={kept['startsAt']}
        type="datetime-local"
        error={errors['startsAt']}
      />
      <TextField
        label={messages.untilOptional}
        name="endsAt"
        defaultValue={kept['endsAt']}
        type="datetime-local"
        hint={messages.inSitesTimeZone(site.timeZone)}
        error={errors['endsAt']}
      />
    </>
  );
}
