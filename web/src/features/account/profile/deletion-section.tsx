import { useState } from 'react';
import { Button } from '#web/src/components/button.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import styles from './parts.module.css';

/** The way to the dialog that says what deleting would do. Looking costs nothing. */
export function DeletionSection() {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.block}>
      <p>
        You see first, with numbers, what goes and what has to stay. Download your data and what you
        bought before: afterwards nobody can get at it, not even we. Places on waitlists stay until
        you leave by the link in their mail.
      </p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Delete account …
      </Button>
      <DeletionDialog open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
