import { useState } from 'react';
import { Plus } from 'lucide-react';
import {
  articlesAdminContract,
  type ManagedArticle,
} from '../../../../shared/contracts/articles-admin.ts';
import { LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { toast } from '../../lib/toast.ts';
import { articleColumns } from './articles/article-columns.tsx';
import { ArticleForm } from './articles/article-form.tsx';
import { SavedNotice, type SavedItem } from './editor/saved-notice.tsx';
import { editingKey, useEditing } from './editor/use-editing.ts';
import { adminCall } from './parts/admin-call.ts';
import { ManagedTable } from './parts/managed-table.tsx';
import { useManagedList } from './parts/use-managed-list.ts';
import { usePublicRefresh } from './parts/use-public-refresh.ts';
import { useRemoval } from './parts/use-removal.tsx';

/** /admin/articles: every article, drafts too, with the form that makes and changes them. */
export default function ArticlesPage() {
  const list = useManagedList<ManagedArticle>(articlesAdminContract.listManaged);
  const { editing, createPath, editPath, stays, close } = useEditing();
  const [saved, setSaved] = useState<SavedItem>();
  const refreshPublic = usePublicRefresh();

  function refresh(): void {
    void list.refresh();
    refreshPublic();
  }

  const removal = useRemoval<ManagedArticle>({
    question: 'Are you sure you want to delete this article?',
    titleOf: ({ title }) => title,
    consequence: ({ title }) => (
      <p>
        “{title}” leaves the library at once and can’t be bought any more. Buyers keep their access
        to it.
      </p>
    ),
    remove: ({ id }) => adminCall(articlesAdminContract.remove, { id }),
    failure: 'Delete failed',
    onRemoved({ id }) {
      setSaved(undefined);
      refresh();
      if (editing?.mode === 'edit' && editing.id === id) close();
    },
  });

  return (
    <Page>
      <PageHeading kicker="Administration" title="Articles" />
      <SavedNotice
        item={saved}
        draftText="It will be in the library as soon as its PDF has been accepted."
        onClose={() => setSaved(undefined)}
      />
      {editing && (
        <ArticleForm
          key={editingKey(editing)}
          editing={editing}
          stays={stays}
          onClose={close}
          onSaved={refresh}
          onDone={(item) => {
            toast.success('Article saved');
            setSaved(item);
            refresh();
            close();
          }}
        />
      )}
      <ManagedTable
        list={list}
        caption="Articles, newest first"
        columns={articleColumns({ editPath, onDelete: removal.ask })}
        rowKey={({ id }) => id}
        current={editing?.mode === 'edit' ? editing.id : undefined}
        searchLabel="Search articles"
        searchHint="Title, category or author"
        nouns={['article', 'articles']}
        failure="Failed to load articles"
        empty={
          <Notice
            tone="empty"
            title="No articles yet"
            action={<LinkButton to={createPath}>New article</LinkButton>}
          >
            The first one that has its PDF opens the library.
          </Notice>
        }
        actions={
          editing?.mode !== 'create' && (
            <LinkButton
              size="sm"
              variant={editing ? 'secondary' : 'primary'}
              to={createPath}
              data-edit=""
              icon={<Plus aria-hidden />}
            >
              New article
            </LinkButton>
          )
        }
      />
      {removal.dialog}
    </Page>
  );
}
