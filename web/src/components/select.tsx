import type { ComponentProps } from 'react';
import { useEarlyEntry } from '../lib/use-early-entry.ts';
import { Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

export interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  options: readonly { value: string; label: string }[];
}

/** A native select. */
export function Select(props: SelectProps) {
  const { label, hint, error, labelHidden, options, className, ...select } = props;
  const entry = useEarlyEntry<HTMLSelectElement>(select);
  return (
    <Field {...{ label, hint, error, labelHidden, className }}>
      {(wiring) => (
        <select {...select} {...entry} {...wiring} className={`${styles.control} ${styles.select}`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
