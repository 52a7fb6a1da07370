import type { ArticleDetail } from '../../../../../shared/contracts/articles.ts';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { toast } from '../../../lib/toast.ts';
import { ArticlePrice } from '../article-price.tsx';
import { boughtAccess, freeAccess } from '../download/download-access.ts';
import { DownloadButton } from '../download/download-button.tsx';
import { useCheckout } from '../purchase/use-checkout.ts';
import { useArticlePurchases } from '../use-owned-articles.ts';
import { formatFileSize } from './format-file-size.ts';
import styles from './article-actions.module.css';

export interface ArticleActionsProps {
  article: ArticleDetail;
  /** What the caller may do with it has changed on the server. */
  onChanged: () => void;
}

/** Price, and the way to the paper: buy it, or download it. */
export function ArticleActions({ article, onChanged }: ArticleActionsProps) {
  const owned = article.owned === true;
  return (
    <div className={styles.actions}>
      <p className={styles.price}>
        <ArticlePrice article={article} owned={owned && !article.isFree} />
        <span className={styles.file}>
          PDF{article.fileSizeBytes !== undefined && `, ${formatFileSize(article.fileSizeBytes)}`}
        </span>
      </p>
      {owned || article.isFree ? (
        <Download article={article} />
      ) : (
        <Buy article={article} onOwned={onChanged} />
      )}
    </div>
  );
}

function Download({ article }: { article: ArticleDetail }) {
  const purchase = useArticlePurchases().get(article.id);
  const access = article.isFree ? freeAccess : boughtAccess(article.id, purchase?.id);
  return (
    <DownloadButton
      article={article}
      access={access}
      label={article.owned ? 'Download Again' : 'Download'}
    />
  );
}

function Buy({ article, onOwned }: { article: ArticleDetail; onOwned: () => void }) {
  const purchase = useArticlePurchases().get(article.id);
  const { buy, pending, error } = useCheckout(article, (text) => {
    toast.info(text);
    onOwned();
  });
  const text = error ?? purchaseNote(purchase?.status);
  return (
    <div className={styles.buy}>
      {text && <Notice tone={error ? 'error' : 'info'} title={text} />}
      {purchase?.status !== 'processing' && purchase?.status !== 'disputed' && (
        <Button pending={pending} onClick={buy}>
          {pending
            ? 'Opening checkout…'
            : `Buy for ${formatMoney(article.price, article.currency)}`}
        </Button>
      )}
    </div>
  );
}

function purchaseNote(status: string | undefined): string | undefined {
  if (status === 'processing') {
    return 'Your payment is on its way. The download opens when it arrives.';
  }
  if (status === 'disputed') {
    return 'The payment is disputed with your bank. The download opens again when that is settled.';
  }
  return status === 'revoked' ? 'Access was taken back. Contact support.' : undefined;
}
