import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../components/text-field.tsx';
import { emailDraft, rememberEmail } from './email-draft.ts';

export interface EmailFieldProps {
  error: string | undefined;
  /** Takes focus from the start, where the form appears by the visitor's own doing. */
  focused?: boolean;
}

/** The address that an account goes by. `username` is what password managers look for. */
export function EmailField({ error, focused = false }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft] = useState(emailDraft);

  // Typed or filled in before the app had started.
  useEffect(() => rememberEmail(input.current!.value), []);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);

  return (
    <TextField
      ref={input}
      label="E-mail"
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={draft}
      error={error}
      onInput={(event) => rememberEmail(event.currentTarget.value)}
    />
  );
}
