import { useRef } from 'react';
import { authorChange, type ManagedAuthor, type Renaming } from '#shared/contracts/authors.ts';
import { aboutAuthorLength, authorLength } from '#shared/contracts/item-fields.ts';
import { site } from '#shared/site-config/site.ts';
import { AuthorAvatar } from '#web/src/components/item-page/author-avatar.tsx';
import { Select } from '#web/src/components/select.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { enumerated } from '#web/src/lib/listed.ts';
import { EditorFrame } from '../editor/editor-frame.tsx';
import { useItemForm } from '../editor/use-item-form.ts';
import { adminCall } from '../parts/admin-call.ts';
import { useCounted } from '../parts/use-counted.tsx';
import { TextArea } from '../parts/text-area.tsx';
import { useLeaveGuard } from '../parts/use-leave-guard.tsx';
import { UploadField } from '../uploads/upload-field.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import * as messages from './messages.ts';

export interface AuthorEditorProps {
  /** Undefined for a new author. */
  author: ManagedAuthor | undefined;
  /** Whether a URL shows the same form. */
  isSameForm: (to: URL) => boolean;
  onClose: () => void;
  /** Called after a save; the form may stay open for the picture. */
  onSaved: () => void;
  /** @param text what was done */
  onDone: (text: string) => void;
}

const choices = [
  { value: 'keep', label: messages.keepIt },
  { value: 'remove', label: messages.deleteIt },
];

export function AuthorEditor({ author, isSameForm, onClose, onSaved, onDone }: AuthorEditorProps) {
  const uploads = useUploads();
  const saved = useRef<string>(messages.authorSaved);
  const form = useItemForm({
    schema: authorChange,
    currency: site.money.currency,
    kind: 'author',
    id: author?.id,
    version: author?.updatedAt,
    uploads,
    create: async ({ picture: _, ...values }) =>
      (await adminCall('POST /api/admin/authors', values)).id,
    async update(id, values) {
      const { renamed } = await adminCall('PUT /api/admin/authors/{id}', { ...values, id });
      saved.current = renamed ? renamedText(renamed) : messages.authorSaved;
    },
    failure: messages.couldNotSaveAuthor,
    onSaved,
    onDone: () => onDone(saved.current),
  });
  const guard = useLeaveGuard(form.unsaved, isSameForm, form.forget);
  const counted = useCounted(author?.line ?? '', { most: aboutAuthorLength });
  const { errors } = form;
  return (
    <EditorFrame
      title={author ? messages.editAuthor(author.name) : messages.newAuthor}
      form={form}
      failureTitle={messages.couldNotSaveAuthor}
      saveLabel={form.id === undefined ? messages.createAuthor : messages.saveChanges}
      percent={uploads.percent}
      onCancel={() => guard.ask(onClose)}
      side={
        <>
          <UploadField
            uploads={uploads}
            itemId={form.id}
            onRetried={form.onRetried}
            kind="author-picture"
            label={messages.picture}
            hint={messages.square}
            error={errors['author-picture']}
            picture={author && <AuthorAvatar author={author.name} picture={author.pictureUrl} />}
          />
          {author?.pictureUrl && (
            <Select label={messages.currentPicture} name="picture" options={choices} />
          )}
        </>
      }
    >
      <TextField
        label={messages.name}
        name="name"
        required
        autoComplete="off"
        maxLength={authorLength}
        defaultValue={author?.name ?? ''}
        hint={author ? renameHint(author) : messages.asOnItems}
        error={errors['name']}
      />
      <TextArea
        label={messages.introduction}
        name="line"
        required
        rows={3}
        defaultValue={author?.line ?? ''}
        hint={counted.hint}
        onInput={counted.onInput}
        error={errors['line']}
      />
      {guard.dialog}
    </EditorFrame>
  );
}

function renameHint({ formerNames = [] }: ManagedAuthor): string {
  if (formerNames.length === 0) return messages.itemsFollow;
  return `${messages.itemsFollow} ${messages.formerNames(enumerated(formerNames))}`;
}

/** `Author saved. 3 published items now show this name.` */
function renamedText({ items = 0, dropped }: Renaming): string {
  const done = [
    `${messages.authorSaved}.`,
    items > 0 && messages.itemsShowThisName(items),
    dropped !== undefined && messages.noLongerTheirs(dropped),
  ];
  return done.filter(Boolean).join(' ');
}
