import { useState } from 'react';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { Button } from '#web/src/components/button.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import * as messages from './messages.ts';
import styles from './parts.module.css';

/** Opens the dialog that previews the deletion. */
export function DeletionSection() {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.block}>
      <p>
        {messages.beforeYouDelete}
        {capabilities.waitlists && ` ${messages.waitlistsStay}`}
      </p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {messages.deleteAccount}
      </Button>
      <DeletionDialog open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
