import { useEffect, useRef, useState } from 'react';
import { PasswordField } from '../../components/password-field.tsx';
import * as messages from './messages.ts';
import { StrengthMeter } from './strength-meter.tsx';
import styles from './new-password-field.module.css';

export interface NewPasswordFieldProps {
  label: string;
  name: string;
  error: string | undefined;
}

/** A field for a new password with the advisory strength meter. */
export function NewPasswordField({ label, name, error }: NewPasswordFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [password, setPassword] = useState('');

  // The value may have been typed or filled in before the app started.
  useEffect(() => setPassword(box.current?.querySelector('input')?.value ?? ''), []);

  return (
    <div ref={box} className={styles.field}>
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        required
        minLength={6}
        hint={messages.atLeast6Characters}
        error={error}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <StrengthMeter password={password} />
    </div>
  );
}
