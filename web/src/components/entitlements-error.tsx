import type { Entitlements } from '../lib/purchase/entitlements.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** Says that it cannot be found out what the visitor owns, so that nothing is offered; nothing while it can. */
export function EntitlementsError({
  entitlements: { failed, retrying, retry },
  className,
}: {
  entitlements: Pick<Entitlements, 'failed' | 'retrying' | 'retry'>;
  className?: string;
}) {
  if (!failed) return null;
  return (
    <div className={className}>
      <Notice
        tone="error"
        title="Your purchases could not be loaded"
        action={
          <Button variant="secondary" size="sm" pending={retrying} onClick={retry}>
            Try again
          </Button>
        }
      >
        Until they are here, nothing that you may own already is offered to you.
      </Notice>
    </div>
  );
}
