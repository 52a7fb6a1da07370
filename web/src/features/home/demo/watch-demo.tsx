import { useState } from 'react';
import { Button } from '#web/src/components/button.tsx';
import { lazyDialog } from '#web/src/components/lazy-part.tsx';
import { PlayMark } from './marks.tsx';

const DemoDialog = lazyDialog(() => import('./demo-dialog.tsx'), 'Demo');

/** The button of the demo, which is loaded when somebody asks for it. */
export function WatchDemo() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        icon={<PlayMark />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Watch Demo
      </Button>
      {open && <DemoDialog onClose={() => setOpen(false)} />}
    </>
  );
}
