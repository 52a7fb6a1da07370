import { useState, type ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';
import * as messages from './messages.ts';

export interface PasswordFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'id' | 'type' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password input with a button that shows the text. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, labelHidden, className, ...input } = props;
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, labelHidden, className }}>
      {(wiring) => (
        <span className={styles.box}>
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${styles.control} ${styles.withReveal}`}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-label={shown ? messages.hidePassword : messages.showPassword}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff aria-hidden size={18} /> : <Eye aria-hidden size={18} />}
          </button>
        </span>
      )}
    </Field>
  );
}
