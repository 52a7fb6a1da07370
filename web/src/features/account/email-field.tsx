import { useState } from 'react';
import { TextField } from '../../components/text-field.tsx';
import { emailDraft, keepEmail } from './email-draft.ts';

export interface EmailFieldProps {
  error: string | undefined;
  autoFocus?: boolean;
}

/** The address that an account goes by. `username` is what password managers look for. */
export function EmailField({ error, autoFocus }: EmailFieldProps) {
  const [draft] = useState(emailDraft);
  return (
    <TextField
      label="E-mail"
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={draft}
      autoFocus={autoFocus}
      error={error}
      onInput={(event) => keepEmail(event.currentTarget.value)}
    />
  );
}
