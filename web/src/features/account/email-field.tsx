import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../components/text-field.tsx';
import { emailDraft, rememberEmail } from './email-draft.ts';
import * as messages from './messages.ts';

export interface EmailFieldProps {
  error: string | undefined;
  /** Focuses the field on mount, for forms that the visitor has just opened. */
  focused?: boolean;
}

/** The account's email address. Password managers look for `username`. */
export function EmailField({ error, focused = false }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft] = useState(emailDraft);

  // The value may have been typed or filled in before the app started.
  useEffect(() => rememberEmail(input.current!.value), []);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);

  return (
    <TextField
      ref={input}
      label={messages.email}
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
