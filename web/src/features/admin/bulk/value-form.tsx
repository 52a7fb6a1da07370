import { useState } from 'react';
import type { ItemChanges } from '#shared/contracts/item-changes.ts';
import { Button } from '#web/src/components/button.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import styles from './bulk.module.css';
import * as messages from './messages.ts';

export type GivenValue = Pick<ItemChanges, 'price' | 'category'>;

interface ValueFormProps {
  action: 'price' | 'category';
  onGiven: (value: GivenValue) => void;
  onCancel: () => void;
}

/** A form for the price or the category to set on many items. */
export function ValueForm({ action, onGiven, onCancel }: ValueFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const isPrice = action === 'price';

  function read(): void {
    const typed = text.trim();
    const price = Number(typed.replace(',', '.'));
    if (isPrice && (typed === '' || !(price >= 0))) return setError(messages.validPriceRequired);
    if (typed === '') return setError(messages.categoryIsRequired);
    onGiven(isPrice ? { price } : { category: typed });
  }

  return (
    <form
      noValidate
      className={styles.content}
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <TextField
        label={isPrice ? messages.newPrice : messages.newCategory}
        hint={isPrice ? messages.inCurrencyEachItem0 : undefined}
        inputMode={isPrice ? 'decimal' : undefined}
        autoComplete="off"
        autoFocus
        maxLength={100}
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button type="submit">{messages.next}</Button>
      </div>
    </form>
  );
}
