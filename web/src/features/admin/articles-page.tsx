import { articlesAdminContract } from '#shared/contracts/articles-admin.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { articleColumns } from './articles/article-columns.tsx';
import { ArticleEditor } from './articles/article-editor.tsx';
import { CatalogueManager } from './editor/catalogue-manager.tsx';
import { adminCall } from './parts/admin-call.ts';

/** /admin/articles */
export default function ArticlesPage() {
  return (
    <Page>
      <PageHeading kicker="Administration" title="Articles" />
      <CatalogueManager
        nouns={['article', 'articles']}
        searchHint="Title, category or author"
        emptyText="The first one that has its PDF opens the library."
        draftText="It will be in the library as soon as its PDF has been accepted."
        deletingText="leaves the library at once and can’t be bought any more. Buyers keep their access to it."
        deleteFailure={{ failure: 'Delete failed' }}
        listCall={articlesAdminContract.listManaged}
        columns={articleColumns}
        read={(id, signal) => adminCall(articlesAdminContract.getManaged, { id }, signal)}
        remove={(id) => adminCall(articlesAdminContract.remove, { id })}
        editor={(article, props) => <ArticleEditor {...props} article={article} />}
      />
    </Page>
  );
}
