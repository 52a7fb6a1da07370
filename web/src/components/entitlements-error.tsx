import type { Entitlements } from '../lib/purchase/entitlements.ts';
import { Button } from './button.tsx';
import * as messages from './messages.ts';
import { Notice } from './notice.tsx';

/** Reports that the visitor's purchases could not be loaded, so that nothing is offered for sale; empty otherwise. */
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
        title={messages.weCouldntLoadYourPurchases}
        action={
          <Button variant="secondary" size="sm" pending={retrying} onClick={retry}>
            {messages.tryAgain}
          </Button>
        }
      >
        {messages.untilTheyLoadWeHide}
      </Notice>
    </div>
  );
}
