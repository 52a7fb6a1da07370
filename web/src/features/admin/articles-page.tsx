import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { articleChangesContract } from '#shared/contracts/item-changes.ts';
import { AdminPage } from './parts/admin-page.tsx';
import { articleColumns } from './articles/article-columns.tsx';
import { ArticleEditor } from './articles/article-editor.tsx';
import { CatalogueManager } from './editor/catalogue-manager.tsx';
import { adminCall } from './parts/admin-call.ts';

/** /admin/articles */
export default function ArticlesPage() {
  return (
    <AdminPage title="Articles">
      <CatalogueManager
        nouns={['article', 'articles']}
        searchHint="Title, category or author"
        emptyText="The library opens once an article has its PDF."
        draftText="It will appear in the library once its PDF has been accepted."
        deletingText="is removed from the library at once and can no longer be bought. Buyers keep access."
        deleteFailure={{ failure: 'Delete failed' }}
        listCall={articlesAdminContract.listManaged}
        columns={articleColumns}
        bulkActions={[
          'publish',
          'unpublish',
          'price',
          'category',
          'feature',
          'unfeature',
          'delete',
        ]}
        changeMany={(changes) => adminCall(articleChangesContract.changeMany, changes)}
        read={(id, signal) => adminCall(articlesAdminContract.getManaged, { id }, signal)}
        remove={(id) => adminCall(articlesAdminContract.remove, { id })}
        editor={(article, props) => <ArticleEditor {...props} article={article} />}
      />
    </AdminPage>
  );
}
