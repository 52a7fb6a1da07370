import { FileText } from 'lucide-react';
import type { PurchaseRecord } from '#shared/contracts/purchase.ts';
import { Button } from '#web/src/components/button.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { call } from '#web/src/lib/api/call.ts';
import { useAction } from '#web/src/lib/api/use-action.ts';
import { toast } from '#web/src/lib/toast.ts';
import * as messages from './messages.ts';

/** Opens the invoice at Stripe. The link expires, so each click asks for a new one. */
export function InvoiceButton({ id, title }: Pick<PurchaseRecord, 'id' | 'title'>) {
  const open = useAction(async () => {
    try {
      location.assign((await call('GET /api/purchase/{id}/invoice', { id })).url);
    } catch (error) {
      toast.error(failureText(error, messages.weCouldntOpenInvoice));
    }
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<FileText aria-hidden />}
      pending={open.pending}
      onClick={() => void open.run()}
    >
      {messages.invoice}
      <VisuallyHidden>{messages.forTitle(title)}</VisuallyHidden>
    </Button>
  );
}
