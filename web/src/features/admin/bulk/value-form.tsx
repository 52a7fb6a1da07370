import { useState } from 'react';
import type { ItemChanges } from '#shared/contracts/item-changes.ts';
import { Button } from '#web/src/components/button.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import styles from './bulk.module.css';

export type GivenValue = Pick<ItemChanges, 'price' | 'category'>;

interface ValueFormProps {
  action: 'price' | 'category';
  onGiven: (value: GivenValue) => void;
  onCancel: () => void;
}

/** The price or the category that many items are to have. */
export function ValueForm({ action, onGiven, onCancel }: ValueFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const isPrice = action === 'price';

  function read(): void {
    const typed = text.trim();
    const price = Number(typed.replace(',', '.'));
    if (isPrice && (typed === '' || !(price >= 0))) return setError('Valid price required');
    if (typed === '') return setError('Category is required');
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
        label={isPrice ? 'New price' : 'New category'}
        hint={isPrice ? 'In the currency of each item. 0 makes it free.' : undefined}
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
          Cancel
        </Button>
        <Button type="submit">Next</Button>
      </div>
    </form>
  );
}
