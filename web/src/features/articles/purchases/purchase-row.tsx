import { Receipt } from 'lucide-react';
import type { PurchaseRecord } from '../../../../../shared/contracts/purchase.ts';
import { Badge } from '../../../components/badge.tsx';
import { LinkButton } from '../../../components/button.tsx';
import { SiteLink } from '../../../components/site-link.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { formatMoney } from '../../../lib/money.ts';
import { boughtAccess } from '../download/download-access.ts';
import { DownloadButton } from '../download/download-button.tsx';
import type { ReceiptOpening } from './receipt-dialog.tsx';
import { statusWords } from './status-words.ts';
import styles from './purchases.module.css';

export function PurchaseRow({ purchase }: { purchase: PurchaseRecord }) {
  const { id, title, resourceId, resourceType, status, currency, amountRefunded } = purchase;
  const { label, tone, detail } = statusWords[status];
  const isArticle = resourceType === 'article';
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.title}>
          {isArticle ? (
            <SiteLink to={`/articles/${encodeURIComponent(resourceId)}`}>{title}</SiteLink>
          ) : (
            title
          )}
        </h2>
        <p className={styles.facts}>
          <Badge tone={tone}>{label}</Badge>
          <time dateTime={purchase.purchasedAt}>{formatDate(purchase.purchasedAt)}</time>
          <span>{formatMoney(purchase.amountPaid, currency)}</span>
          {amountRefunded !== undefined && (
            <span>{formatMoney(amountRefunded, currency)} refunded</span>
          )}
        </p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      <div className={styles.actions}>
        {status === 'owned' && isArticle && (
          <DownloadButton
            article={{ id: resourceId, title }}
            access={boughtAccess(resourceId, id)}
            label="Download Again"
            size="sm"
          />
        )}
        {status !== 'processing' && (
          <LinkButton
            to={`/purchases?${new URLSearchParams({ receipt: id })}`}
            state={{ fromList: true } satisfies ReceiptOpening}
            variant="secondary"
            size="sm"
            icon={<Receipt aria-hidden />}
          >
            Receipt<VisuallyHidden> for {title}</VisuallyHidden>
          </LinkButton>
        )}
      </div>
    </li>
  );
}
