import { articlesAdminContract } from '../../../../../shared/contracts/articles-admin.ts';
import type { Editing } from '../editor/use-editing.ts';
import { LoadingEditor } from '../editor/loading-editor.tsx';
import { useLoadedItem } from '../editor/use-loaded-item.ts';
import { adminCall } from '../parts/admin-call.ts';
import { ArticleEditor, type ArticleEditorProps } from './article-editor.tsx';

type Rest = Omit<ArticleEditorProps, 'article'>;

/** The form that the address asks for: of a new article, or of one that is read first. */
export function ArticleForm({ editing, ...rest }: Rest & { editing: Editing }) {
  return editing.mode === 'create' ? (
    <ArticleEditor {...rest} article={undefined} />
  ) : (
    <LoadedArticle {...rest} id={editing.id} />
  );
}

function LoadedArticle({ id, ...rest }: Rest & { id: string }) {
  const { item, error, retry } = useLoadedItem(id, (signal) =>
    adminCall(articlesAdminContract.getManaged, { id }, signal),
  );
  if (item) return <ArticleEditor {...rest} article={item} />;
  return (
    <LoadingEditor
      error={error}
      goneText="This article does not exist any more"
      onRetry={retry}
      onClose={rest.onClose}
    />
  );
}
