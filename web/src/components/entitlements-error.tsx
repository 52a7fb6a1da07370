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
        title="We couldn’t load your purchases"
        action={
          <Button variant="secondary" size="sm" pending={retrying} onClick={retry}>
            Try again
          </Button>
        }
      >
        Until they load, we hide Buy buttons so that you don’t pay twice.
      </Notice>
    </div>
  );
}
