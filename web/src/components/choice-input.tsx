import type { ComponentProps } from 'react';
import { useEarlyEntry } from '../lib/use-early-entry.ts';

interface ChoiceInputProps extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox';
}

/** A controlled radio button or checkbox. A choice made before the app ran is kept. */
export function ChoiceInput(props: ChoiceInputProps) {
  const entry = useEarlyEntry<HTMLInputElement>(props);
  return <input {...props} {...entry} />;
}
