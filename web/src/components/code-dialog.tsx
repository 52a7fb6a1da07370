import { useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { failureText } from '../lib/api/api-error.ts';
import { useAction } from '../lib/api/use-action.ts';
import { useFocusInvalid } from '../lib/use-focus-invalid.ts';
import type { AskForCode } from '../lib/purchase/payable-url.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';
import styles from './code-dialog.module.css';
import * as messages from './messages.ts';

interface CodeDialogProps {
  /** The URL of the payment page without a code. */
  url: string;
  open: Parameters<AskForCode>[1];
  onDone: (url: string | undefined) => void;
}

/** Asks for a discount code. Returns the URL of the payment page; undefined if the buyer cancels. */
const askForCode: AskForCode = (url, open) => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise((resolve) => {
    root.render(
      <CodeDialog
        url={url}
        open={open}
        onDone={(paymentUrl) => {
          root.unmount();
          place.remove();
          resolve(paymentUrl);
        }}
      />,
    );
  });
};

export default askForCode;

function CodeDialog({ url, open, onDone }: CodeDialogProps) {
  const [code, setCode] = useState('');
  // An attempt with a code may have closed the first Checkout session.
  const [page, setPage] = useState<string | undefined>(url);
  const { run, pending, error, clearError } = useAction(async () => {
    const wanted = code.trim() || undefined;
    setPage(undefined);
    onDone((await open(wanted)).url);
  });
  const form = useFocusInvalid(error);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (page !== undefined && code.trim() === '') onDone(page);
    else void run();
  }

  return (
    <Dialog open onClose={() => onDone(undefined)} title={messages.discountCode} size="sm">
      <form ref={form} method="post" noValidate className={styles.form} onSubmit={submit}>
        <TextField
          label={messages.codeOptional}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={code}
          hint={messages.leaveItEmptyIfYou}
          error={error && (error.fields['code'] ?? failureText(error, messages.theCodeCouldNotBe))}
          onChange={(event) => {
            setCode(event.target.value);
            clearError();
          }}
        />
        <Button type="submit" pending={pending}>
          {messages.continueToPayment}
        </Button>
      </form>
    </Dialog>
  );
}
