import { useEffect, useEffectEvent } from 'react';
import { site } from '#shared/site-config/site.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import * as messages from './messages.ts';

/** How long the welcome dialog stays open unless it is closed. */
const shownSeconds = 3;

export interface WelcomeDialogProps {
  /** The new account's credits. */
  credits: number;
  /** Called when the visitor or the timer closes the dialog. */
  onClose: () => void;
}

/** Welcomes a newly registered user. */
export function WelcomeDialog({ credits, onClose }: WelcomeDialogProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), shownSeconds * 1000);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.welcomeToProduct(site.brand.product)}
      size="sm"
      actions={<Button onClick={onClose}>{messages.letsGo}</Button>}
    >
      <p>
        {messages.accountIsReady}
        {credits > 0 && ` ${messages.accountStartsWith(credits)}`}
      </p>
    </Dialog>
  );
}
