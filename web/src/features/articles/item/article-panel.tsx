import { categoryLabel } from '#shared/articles/category-label.ts';
import type { ArticlePage } from '#shared/contracts/article-page.ts';
import { AfterPayment } from '#web/src/components/item-page/after-payment.tsx';
import { ItemRecord, type RecordLine } from '#web/src/components/item-page/item-record.tsx';
import { FilterLinks } from '#web/src/components/item-page/filter-links.tsx';
import { formatPublished } from '#web/src/lib/dates.ts';
import { languageName } from '#web/src/lib/language-name.ts';
import { hasOffer, type Entitlements } from '#web/src/lib/purchase/entitlements.ts';
import { ArticleActions } from '../article/article-actions.tsx';
import { ArticleMarks } from '../article/article-marks.tsx';
import { fileText } from '../file-text.ts';
import { pagesText } from '#web/src/lib/messages.ts';
import { formatCount } from '#web/src/lib/format-count.ts';
import styles from './article-item.module.css';
import * as messages from './messages.ts';

export interface ArticlePanelProps {
  article: ArticlePage;
  entitlements: Entitlements;
}

/** The price and button, what happens after payment, and the facts about the paper. */
export function ArticlePanel({ article, entitlements }: ArticlePanelProps) {
  const { ownership } = entitlements.of(article.id);
  return (
    <>
      <div className={styles.actions}>
        <ArticleActions article={article} entitlements={entitlements} />
      </div>
      {!article.isFree && hasOffer(ownership) && (
        <div data-offer={ownership}>
          <AfterPayment kind="article" />
        </div>
      )}
      <ItemRecord lines={linesOf(article)} />
      <ArticleMarks article={article} />
    </>
  );
}

function linesOf(article: ArticlePage): RecordLine[] {
  const {
    author,
    category,
    tags,
    pages,
    publishedAt,
    fileSizeBytes,
    rating,
    ratingCount,
    views = 0,
  } = article;
  return [
    [messages.author, author && <FilterLinks by="author" values={[author]} list="/articles" />],
    [messages.published, publishedAt && formatPublished(publishedAt)],
    [messages.category, categoryLabel(category)],
    [messages.tags, tags && <FilterLinks by="tag" values={tags} list="/articles" />],
    [messages.length, pages && pagesText(pages)],
    [messages.language, languageName(article.language)],
    [messages.format, fileText(fileSizeBytes)],
    [
      messages.rating,
      rating && ratingCount
        ? messages.ratedBy(rating.toFixed(1), ratingCount, formatCount(ratingCount))
        : undefined,
    ],
    [messages.read, messages.viewsText(views, formatCount(views))],
  ];
}
