import { Receipt } from 'lucide-react';
import { findOwnProduct } from '#shared/site-config/own-products.ts';
import { articlePath } from '#shared/constants/article-path.ts';
import { productPath } from '#shared/constants/product-path.ts';
import { episodePath } from '#shared/constants/episode-path.ts';
import type { PurchaseRecord } from '#shared/contracts/purchase.ts';
import { Badge } from '#web/src/components/badge.tsx';
import { LinkButton } from '#web/src/components/button.tsx';
import { mailAddress } from '#web/src/components/mail-address.tsx';
import { RichText } from '#web/src/components/rich-text.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { formatDate } from '#web/src/lib/dates.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import { ArticleCover } from '#web/src/components/article-cover.tsx';
import { InvoiceButton } from './invoice-button.tsx';
import * as messages from './messages.ts';
import { OwnedActions } from './owned-actions.tsx';
import type { ReceiptOpening } from './receipt-dialog.tsx';
import { labelsOf } from './status-labels.ts';
import styles from './purchases.module.css';

export function PurchaseRow({ purchase }: { purchase: PurchaseRecord }) {
  const { id, title, resourceId, resourceType, status, edition, currency, amountRefunded } =
    purchase;
  const { complimentary } = purchase;
  const page = pageOf(resourceType, resourceId);
  const { label, tone, detail } = labelsOf(purchase);
  return (
    <li className={styles.row}>
      <ArticleCover imageUrl={purchase.imageUrl} sizes="7rem" className={styles.cover} />
      <div className={styles.details}>
        <h2 className={styles.title}>
          <SiteLink to={page}>{title}</SiteLink>
        </h2>
        <p className={styles.facts}>
          <Badge tone={tone}>{label}</Badge>
          <time dateTime={purchase.purchasedAt}>{formatDate(purchase.purchasedAt)}</time>
          <span>
            {complimentary ? messages.complimentary : formatMoney(purchase.amountPaid, currency)}
          </span>
          {amountRefunded !== undefined && (
            <span>{messages.refundedMoney(formatMoney(amountRefunded, currency))}</span>
          )}
        </p>
        {edition && status === 'owned' && (
          <p className={styles.facts}>
            <SiteLink to={`${page}#files`}>
              {messages.editionNumber(edition.number)}
              <VisuallyHidden>{messages.ofTitleItsFilesAnd(title)}</VisuallyHidden>
            </SiteLink>
            <time dateTime={edition.publishedAt}>{formatDate(edition.publishedAt)}</time>
            {edition.isNew && <Badge tone="accent">{messages.newEdition}</Badge>}
          </p>
        )}
        {purchase.bundle && (
          <p className={styles.detail}>{messages.fromBundleTitle(purchase.bundle.title)}</p>
        )}
        {detail && (
          <p className={styles.detail}>
            <RichText of={detail} as={{ mail: mailAddress }} />
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {status === 'owned' && <OwnedActions purchase={purchase} />}
        {purchase.hasInvoice && <InvoiceButton id={id} title={title} />}
        {status !== 'processing' && !complimentary && (
          <LinkButton
            to={`/purchases?${new URLSearchParams({ receipt: id })}`}
            state={{ fromList: true } satisfies ReceiptOpening}
            variant="secondary"
            size="sm"
            icon={<Receipt aria-hidden />}
          >
            {messages.receipt}
            <VisuallyHidden>{messages.forTitle(title)}</VisuallyHidden>
          </LinkButton>
        )}
      </div>
    </li>
  );
}

/** Returns the page on which the purchase is used: read, heard, downloaded or spent. */
function pageOf(type: PurchaseRecord['resourceType'], id: string): string {
  const pages = {
    article: articlePath(id),
    podcast: episodePath(id),
    product: findOwnProduct(id)?.page ?? productPath(id),
    credits: '/credits',
  };
  return pages[type];
}
