import { useEffect, useEffectEvent } from 'react';
import { site } from '#shared/site-config/site.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';

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
      title={`Welcome to ${site.brand.product}`}
      size="sm"
      actions={<Button onClick={onClose}>Let’s go</Button>}
    >
      <p>
        Your account is ready and you are signed in.
        {credits > 0 &&
          ` It starts with ${credits} free ${credits === 1 ? 'credit' : 'credits'} for the assistant.`}
      </p>
    </Dialog>
  );
}
