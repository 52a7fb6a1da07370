import { site } from '#shared/site-config/site.ts';
import { Button } from '#web/src/components/button.tsx';
import { lazyPart } from '#web/src/components/lazy-part.tsx';
import { DialogContent } from '#web/src/components/dialog-content.tsx';
import { PageDialog } from '#web/src/components/page-dialog.tsx';
import { Spinner } from '#web/src/components/spinner.tsx';
import { PlayMark } from './marks.tsx';

const dialogId = 'demo';
const { product } = site.brand;
const pending = (
  <DialogContent>
    <Spinner label="Loading the demo" />
  </DialogContent>
);
const DemoBody = lazyPart<{ dialogId: string }>(() => import('./demo-body.tsx'), { pending });

/** The demo's button and dialog. The dialog's content is loaded when it is first opened. */
export function WatchDemo() {
  return (
    <>
      <Button
        variant="secondary"
        icon={<PlayMark />}
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={dialogId}
      >
        Watch Demo
      </Button>
      <PageDialog
        id={dialogId}
        size="lg"
        title={site.links.demoVideo ? `${product} on film` : `A walk through ${product}`}
      >
        {(open) => (open ? <DemoBody dialogId={dialogId} /> : pending)}
      </PageDialog>
    </>
  );
}
