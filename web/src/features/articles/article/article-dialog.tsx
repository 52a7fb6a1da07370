import { useLocation } from 'react-router';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { Dialog } from '#web/src/components/dialog.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { failureText, hasCode } from '#web/src/lib/api/api-error.ts';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { useDocumentTitle } from '#web/src/lib/document-title.ts';
import { useEntitlements } from '#web/src/lib/purchase/entitlements.ts';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';
import { libraryPath, readFilters } from '../library/filters.ts';
import type { ArticleNavigationState } from '../article-navigation.ts';
import { fileText } from '../file-text.ts';
import { ArticleActions } from './article-actions.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { useCountedView } from './use-counted-view.ts';
import styles from './article-actions.module.css';
import * as messages from './messages.ts';

export interface ArticleDialogProps {
  id: string;
  onClose: () => void;
}

/** An article open over the library, at its own address. Back closes it; so does the close button. */
export default function ArticleDialog({ id, onClose }: ArticleDialogProps) {
  const [search] = useSearchParams();
  const opening = useLocation().state as ArticleNavigationState | null;
  const { data: article, error, mutate } = useCall('GET /api/articles/{id}', { id });
  const entitlements = useEntitlements('article');
  useDocumentTitle(article?.title);
  useCountedView(article?.id, (views) => {
    void mutate((shown) => shown && { ...shown, views }, { revalidate: false });
  });

  if (hasCode(error, 'not_found', 'validation_failed') && !article) {
    return (
      <Dialog open onClose={onClose} title={messages.weCouldntFindThisArticle} size="sm">
        <p>{messages.theLinkMayBeMistyped}</p>
        <p>
          <LinkButton to={libraryPath(readFilters(search))}>{messages.seeAllArticles}</LinkButton>
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={article?.title ?? opening?.title ?? messages.article}
      size="lg"
      actions={
        article && (
          <ArticleActions article={article} entitlements={entitlements}>
            <span className={styles.file}>{fileText(article.fileSizeBytes)}</span>
          </ArticleActions>
        )
      }
    >
      {article ? (
        <ArticleBody
          article={article}
          ownership={entitlements.of(id).ownership}
          onRated={(rated) =>
            void mutate((shown) => shown && { ...shown, ...rated }, { revalidate: false })
          }
        />
      ) : error ? (
        <Notice
          tone="error"
          title={messages.errorLoadingContent}
          action={<Button onClick={() => void mutate()}>{messages.retry}</Button>}
        >
          {failureText(error, messages.failedToLoadArticles)}
        </Notice>
      ) : (
        <ArticleSkeleton />
      )}
    </Dialog>
  );
}
