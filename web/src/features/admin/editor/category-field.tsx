import { useId } from 'react';
import { TextField } from '#web/src/components/text-field.tsx';

export interface CategoryFieldProps {
  category: string;
  /** Labels in use. */
  labels: readonly string[];
  error: string | undefined;
}

/** A category in free text, with those in use to choose from. */
export function CategoryField({ category, labels, error }: CategoryFieldProps) {
  const listId = useId();
  return (
    <>
      <TextField
        label="Category"
        name="category"
        required
        autoComplete="off"
        list={listId}
        defaultValue={category}
        hint="Use “Label | more” to add a note: visitors only see and filter by the label."
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
