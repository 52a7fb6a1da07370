import type { ReactNode } from 'react';
import type { ArticleDetail } from '#shared/contracts/articles.ts';
import type { PurchaseRecord } from '#shared/contracts/purchase.ts';
import { site } from '#shared/site-config/site.ts';
import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { EntitlementsError } from '#web/src/components/entitlements-error.tsx';
import { formatMoney } from '#web/src/lib/money.ts';
import { hasOffer, type Entitlements, type Ownership } from '#web/src/lib/purchase/entitlements.ts';
import { ArticlePrice } from '../article-price.tsx';
import { boughtAccess, freeAccess } from '#web/src/components/article-download/download-access.ts';
import { DownloadButton } from '#web/src/components/article-download/download-button.tsx';
import { useBuyArticle } from '../purchase/use-buy-article.ts';
import styles from './article-actions.module.css';
import * as messages from './messages.ts';

export interface ArticleActionsProps {
  article: ArticleDetail;
  entitlements: Entitlements;
  /** Beside the price. */
  children?: ReactNode;
}

/** The price and a Buy or Download button; neither while ownership is unknown. */
export function ArticleActions({ article, entitlements, children }: ArticleActionsProps) {
  const { buy, pendingId, error } = useBuyArticle();
  const { ownership, purchase } = entitlements.of(article.id);
  const isOpen = article.isFree || ownership === 'owned';
  const pending = pendingId !== undefined;
  const note = error ?? noteOf(ownership, purchase);
  return (
    <div className={styles.actions}>
      <p className={styles.price}>
        <ArticlePrice article={article} ownership={ownership} />
        {children}
      </p>
      {isOpen ? (
        <DownloadButton
          article={article}
          access={article.isFree ? freeAccess : boughtAccess(article.id, purchase?.id)}
          label={ownership === 'owned' ? messages.downloadAgain : messages.download}
        />
      ) : (
        <div className={styles.buy}>
          <EntitlementsError entitlements={entitlements} />
          {note && <Notice tone={error ? 'error' : 'info'} title={note} />}
          {hasOffer(ownership) && (
            <Button pending={pending} onClick={() => void buy(article)} data-offer={ownership}>
              {pending
                ? messages.openingCheckout
                : messages.buyForPrice(formatMoney(article.price, article.currency))}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function noteOf(ownership: Ownership, purchase: PurchaseRecord | undefined): string | undefined {
  if (ownership === 'processing') {
    return messages.yourPaymentIsBeingProcessed;
  }
  if (ownership === 'disputed') {
    return messages.thePaymentIsInDispute;
  }
  return purchase?.status === 'revoked'
    ? messages.accessWasRemoved(site.emails.support)
    : undefined;
}
