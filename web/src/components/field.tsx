import { useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import styles from './field.module.css';

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** Shown below the input and associated with it, such as `fields[name]` of an ApiError. */
  error?: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
}

/** The props that associate an input with its label, hint and error. */
export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  className?: string;
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, hint and error around an input of any kind. */
export function Field({ label, hint, error, labelHidden, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label htmlFor={id} className={labelHidden ? styles.hiddenLabel : styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert aria-hidden size={16} /> {error}
        </p>
      )}
    </div>
  );
}
