import type { ArticlePage } from '#shared/contracts/article-page.ts';
import { site } from '#shared/site-config/site.ts';
import { AfterPayment } from '#web/src/components/item-page/after-payment.tsx';
import { ItemRecord, type RecordLine } from '#web/src/components/item-page/item-record.tsx';
import { formatPublished } from '#web/src/lib/dates.ts';
import { languageName } from '#web/src/lib/language-name.ts';
import type { Entitlements } from '#web/src/lib/purchase/entitlements.ts';
import { ArticleActions } from '../article/article-actions.tsx';
import { ArticleMarks } from '../article/article-marks.tsx';
import { categoryLabel } from '../card-text.ts';
import { fileText } from '../file-text.ts';
import styles from './article-item.module.css';

export interface ArticleTicketProps {
  article: ArticlePage;
  entitlements: Entitlements;
}

/** Price and button, what follows payment, and what is on record of the paper. */
export function ArticleTicket({ article, entitlements }: ArticleTicketProps) {
  const forSale = !article.isFree && entitlements.of(article.id).ownership === 'for-sale';
  return (
    <>
      <div className={styles.actions}>
        <ArticleActions article={article} entitlements={entitlements} />
      </div>
      {forSale && (
        <div data-offer>
          <AfterPayment kind="article" />
        </div>
      )}
      <ItemRecord lines={linesOf(article)} />
      <ArticleMarks article={article} />
    </>
  );
}

function linesOf(article: ArticlePage): RecordLine[] {
  const { author, category, pages, publishedAt, fileSizeBytes, rating, ratingCount, views } =
    article;
  return [
    ['Author', author],
    ['Published', publishedAt && formatPublished(publishedAt)],
    ['Category', categoryLabel(category)],
    ['Length', pages && (pages === 1 ? '1 page' : `${pages} pages`)],
    ['Language', languageName(article.language)],
    ['Format', fileText(fileSizeBytes)],
    [
      'Rating',
      rating && ratingCount
        ? `${rating.toFixed(1)} of 5, from ${count(ratingCount, 'rating')}`
        : undefined,
    ],
    ['Read', views && count(views, 'view')],
  ];
}

const count = (value: number, noun: string): string =>
  `${new Intl.NumberFormat(site.locale).format(value)} ${value === 1 ? noun : `${noun}s`}`;
