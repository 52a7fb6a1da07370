import { useState, type ComponentType } from 'react';
import { Button } from '../../../components/button.tsx';
import { toast } from '../../../lib/toast.ts';
import type { DemoDialogProps } from './demo-dialog.tsx';
import { PlayMark } from './marks.tsx';

/** The button of the demo, which is loaded when somebody asks for it. */
export function WatchDemo() {
  const [open, setOpen] = useState<{ Demo: ComponentType<DemoDialogProps> }>();

  function watch(): void {
    import('./demo-dialog.tsx').then(
      (module) => setOpen({ Demo: module.default }),
      () => toast.error('The demo could not be loaded'),
    );
  }

  return (
    <>
      <Button variant="secondary" icon={<PlayMark />} aria-haspopup="dialog" onClick={watch}>
        Watch Demo
      </Button>
      {open && <open.Demo onClose={() => setOpen(undefined)} />}
    </>
  );
}
