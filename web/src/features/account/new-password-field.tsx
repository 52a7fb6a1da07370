import { useEffect, useRef, useState } from 'react';
import { PasswordField } from '../../components/password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';
import styles from './new-password-field.module.css';

export interface NewPasswordFieldProps {
  label: string;
  name: string;
  error: string | undefined;
}

/** A password to be chosen, with the advisory meter below. */
export function NewPasswordField({ label, name, error }: NewPasswordFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [password, setPassword] = useState('');

  // Typed or filled in before the app had started.
  useEffect(() => setPassword(box.current?.querySelector('input')?.value ?? ''), []);

  return (
    <div ref={box} className={styles.field}>
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        required
        minLength={6}
        hint="At least 6 characters."
        error={error}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <StrengthMeter password={password} />
    </div>
  );
}
