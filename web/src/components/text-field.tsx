import type { ComponentProps, ReactNode } from 'react';
import { useEarlyEntry } from '../lib/use-early-entry.ts';
import { Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'id'> {
  /** A single lucide icon inside the box, on the left. */
  icon?: ReactNode;
}

/** A one-line input; all attributes of `<input>` pass through. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, labelHidden, icon, className, ...input } = props;
  const entry = useEarlyEntry<HTMLInputElement>(input);
  return (
    <Field {...{ label, hint, error, labelHidden, className }}>
      {(wiring) => (
        <span className={styles.box}>
          {icon}
          <input {...input} {...entry} {...wiring} className={styles.control} />
        </span>
      )}
    </Field>
  );
}
