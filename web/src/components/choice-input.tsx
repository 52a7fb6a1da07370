import type { ComponentProps } from 'react';
import { useEarlyEntry } from '../lib/use-early-entry.ts';

interface ChoiceInputProps extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox';
}

/** A controlled radio button or checkbox; a choice that was made before the app ran counts. */
export function ChoiceInput(props: ChoiceInputProps) {
  const entry = useEarlyEntry<HTMLInputElement>(props);
  return <input {...props} {...entry} />;
}
