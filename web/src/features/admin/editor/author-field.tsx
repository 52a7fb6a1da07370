import { useId } from 'react';
import { maxAuthors } from '#shared/contracts/authors.ts';
import { TextField } from '#web/src/components/text-field.tsx';
import { useAdminCall } from '../parts/use-admin-call.ts';
import * as messages from './messages.ts';

export interface AuthorFieldProps {
  author: string;
  error: string | undefined;
}

/** A field for the name of an author: free text, with the authors of the admin area as suggestions. */
export function AuthorField({ author, error }: AuthorFieldProps) {
  const listId = useId();
  const { data } = useAdminCall('GET /api/admin/authors', { limit: maxAuthors });
  return (
    <>
      <TextField
        label={messages.authorOptional}
        name="author"
        autoComplete="off"
        list={listId}
        defaultValue={author}
        hint={messages.authorHint}
        error={error}
      />
      <datalist id={listId}>
        {(data?.rows ?? []).map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
