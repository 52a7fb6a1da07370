import { Printer } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#web/src/components/button.tsx';
import { Dialog } from '#web/src/components/dialog.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { errorText, hasCode } from '#web/src/lib/api/api-error.ts';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { InvoiceLinks } from './invoice-links.tsx';
import * as messages from './messages.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';

/** Router state for opening a receipt from the list: closing it then goes one step back. */
export interface ReceiptOpening {
  fromList: true;
}

/** A receipt over the list, at `/purchases?receipt=…`. */
export function ReceiptDialog({ id }: { id: string }) {
  const { data: receipt, error, mutate } = useCall('GET /api/purchase/{id}/receipt', { id });
  const navigate = useNavigate();
  const location = useLocation();

  function close(): void {
    if ((location.state as ReceiptOpening | null)?.fromList) void navigate(-1);
    else void navigate('/purchases', { replace: true });
  }
  return (
    <Dialog
      open
      onClose={close}
      title={messages.receipt}
      actions={
        receipt && (
          <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
            {messages.print}
          </Button>
        )
      }
    >
      {receipt && <ReceiptSheet receipt={receipt} />}
      {receipt?.taxes?.hasInvoice && <InvoiceLinks id={id} />}
      {!receipt && error && (
        <Notice
          tone="error"
          title={messages.weCouldntLoadReceipt}
          action={
            !hasCode(error, 'purchase_not_found') && (
              <Button onClick={() => void mutate()}>{messages.tryAgain}</Button>
            )
          }
        >
          {errorText(error, messages.pleaseTryAgainLater)}
        </Notice>
      )}
      {!receipt && !error && <Skeleton height="16rem" />}
    </Dialog>
  );
}
