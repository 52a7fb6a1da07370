import { useId, useState } from 'react';
import type { ItemChanges } from '#shared/contracts/item-changes.ts';
import { tagField } from '#shared/contracts/item-fields.ts';
import { tidyTags } from '#shared/tags/tidy-tags.ts';
import { Button } from '#web/src/components/button.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { focusInDialog } from '#web/src/components/use-modal-dialog.ts';
import { readAmount } from '#web/src/lib/read-amount.ts';
import { useFocusInvalid } from '#web/src/lib/use-focus-invalid.ts';
import styles from './bulk.module.css';
import * as messages from './messages.ts';

export type GivenValue = Pick<ItemChanges, 'price' | 'category' | 'tag'>;

/** Returns the value, or what is wrong with the text. */
type Read = (text: string) => GivenValue | string;

interface Field {
  label: string;
  hint?: string;
  inputMode?: 'decimal';
  read: Read;
}

const readTag: Read = (text) => {
  const { data, error } = tagField.safeParse(text);
  return data === undefined ? error.issues[0]!.message : { tag: tidyTags([data])[0]! };
};

const fields = {
  price: {
    label: messages.newPrice,
    hint: messages.inCurrencyEachItem0,
    inputMode: 'decimal',
    read(text) {
      const price = readAmount(text);
      return Number.isNaN(price) ? messages.validPriceRequired : { price };
    },
  },
  category: {
    label: messages.newCategory,
    read: (category) => (category === '' ? messages.categoryIsRequired : { category }),
  },
  tag: { label: messages.tagToAdd, read: readTag },
  untag: { label: messages.tagToRemove, read: readTag },
} satisfies Partial<Record<ItemChanges['action'], Field>>;

type ValueAction = keyof typeof fields;

/** Whether a change needs a value. */
export function needsValue(action: ItemChanges['action']): action is ValueAction {
  return Object.hasOwn(fields, action);
}

interface ValueFormProps {
  action: ValueAction;
  /** The tags in use, which are suggested. */
  tags: readonly string[];
  onGiven: (value: GivenValue) => void;
  onCancel: () => void;
}

/** A form for the price, the category or the tag of many items. */
export function ValueForm({ action, tags, onGiven, onCancel }: ValueFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<{ text: string }>();
  const form = useFocusInvalid(error);
  const listId = useId();
  const { label, hint, inputMode, read }: Field = fields[action];
  const isTag = action === 'tag' || action === 'untag';
  return (
    <form
      ref={form}
      noValidate
      className={styles.content}
      onSubmit={(event) => {
        event.preventDefault();
        const value = read(text.trim());
        if (typeof value === 'string') setError({ text: value });
        else onGiven(value);
      }}
    >
      <TextField
        ref={focusInDialog}
        label={label}
        hint={hint}
        inputMode={inputMode}
        autoComplete="off"
        maxLength={100}
        list={isTag ? listId : undefined}
        value={text}
        error={error?.text}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      {isTag && (
        <datalist id={listId}>
          {tags.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onCancel}>
          {messages.cancel}
        </Button>
        <Button type="submit">{messages.next}</Button>
      </div>
    </form>
  );
}
