import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { errorText } from '#web/src/lib/api/api-error.ts';
import { useCall } from '#web/src/lib/api/use-call.ts';
import styles from './invoice-links.module.css';
import * as messages from './messages.ts';

/** The number of Stripe's invoice, and where Stripe shows it. */
export function InvoiceLinks({ id }: { id: string }) {
  const { data: invoice, error, mutate } = useCall('GET /api/purchase/{id}/invoice', { id });
  return (
    <div className={styles.links}>
      {invoice && <SiteLink to={invoice.url}>{messages.invoiceNumber(invoice.number)}</SiteLink>}
      {invoice?.pdfUrl && <SiteLink to={invoice.pdfUrl}>{messages.invoiceAsPdf}</SiteLink>}
      {!invoice && !error && <Skeleton height="1.6rem" />}
      {!invoice && error && (
        <Notice
          tone="error"
          title={messages.weCouldntLoadInvoice}
          action={<Button onClick={() => void mutate()}>{messages.tryAgain}</Button>}
        >
          {errorText(error, messages.pleaseTryAgainLater)}
        </Notice>
      )}
    </div>
  );
}
