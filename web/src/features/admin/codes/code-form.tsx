import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { codesContract } from '#shared/contracts/codes.ts';
import { ownProducts } from '#shared/site-config/own-products.ts';
import { site } from '#shared/site-config/site.ts';
import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Select } from '#web/src/components/select.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { focusPageHeading } from '#web/src/lib/focus-page-heading.ts';
import { toast } from '#web/src/lib/toast.ts';
import sheet from '../editor/editor-frame.module.css';
import { adminCall } from '../parts/admin-call.ts';
import { ItemChoice, type ChosenItem } from './item-choice.tsx';
import * as messages from './messages.ts';
import { readCodeForm } from './read-code-form.ts';

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

interface CodeFormProps {
  onClose: () => void;
  onCreated: () => void;
}

/** The form for a new code. */
export function CodeForm({ onClose, onCreated }: CodeFormProps) {
  const [items, setItems] = useState<readonly ChosenItem[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => {
    heading.current?.focus();
    return focusPageHeading;
  }, []);
  const { run, pending, error } = useAction(async (form: HTMLFormElement) => {
    const { code } = await adminCall(codesContract.create, readCodeForm(new FormData(form), items));
    toast.success(messages.codeCreated(code));
    onCreated();
  });
  const fields = error?.fields ?? {};

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!pending) void run(event.currentTarget);
  }

  return (
    <section className={sheet.sheet} aria-labelledby={headingId}>
      <header className={sheet.head}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={sheet.title}>
          {messages.newCode}
        </h2>
      </header>
      <form method="post" noValidate className={sheet.form} onSubmit={submit}>
        <div className={sheet.main}>
          <TextField
            label={messages.code}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            hint={messages.threeTo40LettersDigits}
            error={fields['code']}
          />
          <Select label={messages.discount} name="kind" options={discounts} />
          <TextField
            label={messages.percentageOrAmount}
            name="off"
            inputMode="decimal"
            autoComplete="off"
            error={fields['percentOff'] ?? fields['amountOff']}
          />
          <ItemChoice chosen={items} onChange={setItems} error={fields['items']} />
        </div>
        <div className={sheet.side}>
          <TextField
            label={messages.minimumPriceOptional}
            name="minimum"
            inputMode="decimal"
            autoComplete="off"
            hint={messages.theCodeDoesntWorkForLower}
            error={fields['minimum']}
          />
          <TextField
            label={messages.totalUsesOptional}
            name="times"
            inputMode="numeric"
            autoComplete="off"
            error={fields['times']}
          />
          <TextField
            label={messages.usesPerCustomerOptional}
            name="perCustomer"
            inputMode="numeric"
            autoComplete="off"
            error={fields['perCustomer']}
          />
          <TextField
            label={messages.fromOptional}
            name="startsAt"
            type="datetime-local"
            error={fields['startsAt']}
          />
          <TextField
            label={messages.untilOptional}
            name="endsAt"
            type="datetime-local"
            hint={messages.inTimeZoneThisDevice}
            error={fields['endsAt']}
          />
        </div>
        <footer className={sheet.foot}>
          {error && Object.keys(fields).length === 0 && (
            <Notice tone="error" title={failureText(error, messages.weCouldntCreateCodePlease)} />
          )}
          <div className={sheet.actions}>
            <Button type="submit" pending={pending}>
              {messages.createCode}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {messages.cancel}
            </Button>
          </div>
        </footer>
      </form>
    </section>
  );
}
