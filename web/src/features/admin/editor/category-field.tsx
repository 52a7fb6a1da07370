import { useId } from 'react';
import { TextField } from '#web/src/components/text-field.tsx';
import * as messages from './messages.ts';

export interface CategoryFieldProps {
  category: string;
  /** Labels in use. */
  labels: readonly string[];
  error: string | undefined;
}

/** A field for a category: free text with suggestions. */
export function CategoryField({ category, labels, error }: CategoryFieldProps) {
  const listId = useId();
  return (
    <>
      <TextField
        label={messages.category}
        name="category"
        required
        autoComplete="off"
        list={listId}
        defaultValue={category}
        hint={messages.useLabelMoreToAdd}
        error={error}
      />
      <datalist id={listId}>
        {labels.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  );
}
