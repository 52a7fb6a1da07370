import { TextField } from '#web/src/components/text-field.tsx';
import { useCounted } from '../parts/use-counted.tsx';
import * as messages from './messages.ts';

export interface TitleFieldProps {
  title: string;
  least: number;
  error: string | undefined;
}

export function TitleField({ title, least, error }: TitleFieldProps) {
  const counted = useCounted(title, { least, most: 200 });
  return (
    <TextField
      label={messages.title}
      name="title"
      required
      autoComplete="off"
      defaultValue={title}
      hint={counted.hint}
      onInput={counted.onInput}
      error={error}
    />
  );
}
