import { useState } from 'react';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { Button } from '#web/src/components/button.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import styles from './parts.module.css';

/** Opens the dialog that previews the deletion. */
export function DeletionSection() {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.block}>
      <p>
        You’ll first see what we delete and what we have to keep. Download your data and your
        purchases beforehand: nobody can recover them afterwards.
        {capabilities.waitlists &&
          ' Waitlist sign-ups stay until you use the link in the waitlist e-mail.'}
      </p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Delete account …
      </Button>
      <DeletionDialog open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
