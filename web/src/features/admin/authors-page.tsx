import type { ManagedAuthor } from '#shared/contracts/authors.ts';
import { LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { enumerated } from '../../lib/listed.ts';
import { toast } from '../../lib/toast.ts';
import { authorColumns } from './authors/author-columns.tsx';
import { AuthorEditor } from './authors/author-editor.tsx';
import { LoadedAuthor } from './authors/loaded-author.tsx';
import * as messages from './authors/messages.ts';
import { CreateLink } from './editor/create-link.tsx';
import { editingKey, useEditing } from './editor/use-editing.ts';
import { authors } from './lists/messages.ts';
import { adminCall } from './parts/admin-call.ts';
import { AdminPage } from './parts/admin-page.tsx';
import { ManagedTable } from './parts/managed-table.tsx';
import { authorSorts } from './parts/sort-choices.ts';
import { useManagedList } from './parts/use-managed-list.ts';
import { usePublicRefresh } from './parts/use-public-refresh.ts';
import { useRemoval } from './parts/use-removal.tsx';

/** /admin/authors: the authors whom the pages of items introduce. */
export default function AuthorsPage() {
  const list = useManagedList<ManagedAuthor>('GET /api/admin/authors', {
    sorts: authorSorts,
  });
  const { editing, createPath, editPath, isSameForm, close } = useEditing();
  const refreshPublic = usePublicRefresh();

  function refresh(): void {
    void list.refresh();
    refreshPublic();
  }

  const removal = useRemoval<ManagedAuthor>({
    question: messages.areYouSure,
    titleOf: ({ name }) => name,
    consequence: ({ name, formerNames = [] }) => (
      <>
        <p>{messages.nameStays(name)}</p>
        {formerNames.length > 0 && <p>{messages.formerNamesReturn(enumerated(formerNames))}</p>}
      </>
    ),
    remove: ({ id }) => adminCall('DELETE /api/admin/authors/{id}', { id }),
    failure: messages.deleteFailed,
    onRemoved({ id }) {
      refresh();
      if (editing?.mode === 'edit' && editing.id === id) close();
    },
  });

  const editorProps = {
    isSameForm,
    onClose: close,
    onSaved: refresh,
    onDone(text: string) {
      toast.success(text);
      refresh();
      close();
    },
  };

  return (
    <AdminPage title={messages.authors} lead={messages.theirItemsShow}>
      {editing?.mode === 'create' && <AuthorEditor {...editorProps} author={undefined} />}
      {editing?.mode === 'edit' && (
        <LoadedAuthor key={editingKey(editing)} id={editing.id} onClose={close}>
          {(author) => <AuthorEditor {...editorProps} author={author} />}
        </LoadedAuthor>
      )}
      <ManagedTable
        list={list}
        caption={messages.authorsByName}
        columns={authorColumns({ editPath, onDelete: removal.ask })}
        rowKey={({ id }) => id}
        current={editing?.mode === 'edit' ? editing.id : undefined}
        searchLabel={messages.searchAuthors}
        searchHint={messages.nameOrIntroduction}
        words={authors}
        failure={messages.failedToLoadAuthors}
        empty={
          <Notice
            tone="empty"
            title={messages.noAuthorsYet}
            action={<LinkButton to={createPath}>{messages.newAuthor}</LinkButton>}
          >
            {messages.addAnAuthor}
          </Notice>
        }
        actions={
          editing?.mode !== 'create' && (
            <CreateLink to={createPath} isEditing={editing !== undefined}>
              {messages.newAuthor}
            </CreateLink>
          )
        }
      />
      {removal.dialog}
    </AdminPage>
  );
}
