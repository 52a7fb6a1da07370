import type { Verification } from '#shared/contracts/purchase.ts';
import { LinkButton } from '#web/src/components/button.tsx';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import type { CheckoutReturn } from '#web/src/lib/purchase/checkout-return.ts';
import { receiptText } from '#web/src/lib/purchase/receipt-text.ts';
import { ArticleCover } from '#web/src/components/article-cover.tsx';
import { boughtAccess } from '#web/src/components/article-download/download-access.ts';
import { DownloadButton } from '#web/src/components/article-download/download-button.tsx';
import { BackToArticles } from './back-to-articles.tsx';
import * as messages from './messages.ts';
import styles from './bought-article.module.css';

export interface BoughtArticleProps {
  purchase: CheckoutReturn;
  /** Gives access to the file. */
  token: string;
  /** Absent if the purchase could not be verified. */
  bought?: Verification;
}

/** The bought article with its download. */
export function BoughtArticle({ purchase, token, bought }: BoughtArticleProps) {
  const { sessionId, resourceId } = purchase;
  const { data: article } = useCall('GET /api/articles/{id}', { id: resourceId });
  const title = bought?.title ?? article?.title ?? messages.yourArticle;
  return (
    <div className={styles.outcome}>
      <div className={styles.bought}>
        <ArticleCover
          imageUrl={article?.imageUrl}
          sizes="(width >= 48rem) 12rem, 92vw"
          className={styles.cover}
          eager
        />
        <div className={styles.text}>
          <p className={styles.thanks}>{messages.thankYouThisPaperIs}</p>
          <h2>{title}</h2>
          {bought && (
            <p className={styles.paid}>
              {messages.paidAmountPaidBought(
                formatMoney(bought.amountPaid, bought.currency),
                receiptText(bought),
              )}
            </p>
          )}
          <DownloadButton
            article={{ id: resourceId, title }}
            access={boughtAccess(resourceId, sessionId, token)}
            label={messages.download}
          />
        </div>
      </div>
      <p className={styles.nextLinks}>
        <BackToArticles />
        <LinkButton variant="quiet" to="/purchases">
          {messages.myPurchases}
        </LinkButton>
      </p>
    </div>
  );
}
