import { AdminPage } from './parts/admin-page.tsx';
import { articleColumns } from './articles/article-columns.tsx';
import { ArticleEditor } from './articles/article-editor.tsx';
import { CatalogueManager } from './editor/catalogue-manager.tsx';
import { articles } from './catalogues/articles/messages.ts';
import * as messages from './messages.ts';
import { adminCall } from './parts/admin-call.ts';

/** /admin/articles */
export default function ArticlesPage() {
  return (
    <AdminPage title={messages.articles}>
      <CatalogueManager
        words={articles}
        searchHint={messages.titleCategoryOrAuthor}
        emptyText={messages.theLibraryOpensOnceArticle}
        draftText={messages.itWillAppearInLibrary}
        deletingText={messages.isRemovedFromLibraryAt}
        deleteFailure={{ failure: messages.deleteFailed }}
        listRoute="GET /api/admin/articles"
        columns={articleColumns}
        bulkActions={[
          'publish',
          'unpublish',
          'price',
          'category',
          'tag',
          'untag',
          'feature',
          'unfeature',
          'delete',
        ]}
        changeMany={(changes) => adminCall('POST /api/admin/articles/changes', changes)}
        read={(id, signal) => adminCall('GET /api/admin/articles/{id}', { id }, signal)}
        remove={(id) => adminCall('DELETE /api/articles/{id}', { id })}
        editor={(article, props) => <ArticleEditor {...props} article={article} />}
      />
    </AdminPage>
  );
}
