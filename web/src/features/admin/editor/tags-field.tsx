import { maxTags, tagLength } from '#shared/contracts/item-fields.ts';
import { TextField } from '#web/src/components/text-field.tsx';
import * as messages from './messages.ts';

export interface TagsFieldProps {
  tags: readonly string[] | undefined;
  error: string | undefined;
}

/** A field for the tags of an item, separated by commas. */
export function TagsField({ tags = [], error }: TagsFieldProps) {
  return (
    <TextField
      label={messages.tagsOptional}
      name="tags"
      autoComplete="off"
      defaultValue={tags.join(', ')}
      hint={messages.tagsHint(maxTags, tagLength)}
      error={error}
    />
  );
}
