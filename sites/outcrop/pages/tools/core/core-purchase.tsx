import { Download } from 'lucide-react';
import { core } from '#site/config/own-products.ts';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import type { PageAction } from '#web/src/components/content/page-actions.tsx';
import { OwnershipLabel } from '#web/src/components/ownership-label.tsx';
import { EntitlementsError } from '#web/src/components/entitlements-error.tsx';
import { useOffer } from '#web/src/lib/auth-required.ts';
import { downloadItem } from '#web/src/lib/purchase/download-item.ts';
import { hasOffer, useEntitlements } from '#web/src/lib/purchase/entitlements.ts';
import { CheckoutDialog } from './checkout-dialog.tsx';
import { coreSignInId, CoreSignIn } from './core-sign-in.tsx';
import { corePrice } from './price.ts';
import { useBuyCore } from './use-buy-core.ts';

const { id: productId } = core;

/** The button that sells Core, or downloads it for its owners, and the dialog of its checkout. */
export function CorePurchase({ actions }: { actions: readonly PageAction[] }) {
  const { buy, pending, problem, dismiss } = useBuyCore();
  const entitlements = useEntitlements('product');
  const { ownership, purchase } = entitlements.of(productId);
  const offer = useOffer(ownership, coreSignInId);

  return (
    <>
      {ownership === 'owned' ? (
        <Button
          icon={<Download aria-hidden />}
          onClick={() =>
            void downloadItem({ id: productId, resourceType: 'product' }, purchase?.id)
          }
        >
          Download Core again
        </Button>
      ) : hasOffer(ownership) ? (
        <Button pending={pending} onClick={buy} {...offer}>
          Buy Core, {corePrice}
        </Button>
      ) : (
        <OwnershipLabel ownership={ownership} />
      )}
      {actions.map(({ label, to }) => (
        <LinkButton key={to} variant="secondary" to={to}>
          {label}
        </LinkButton>
      ))}
      <EntitlementsError entitlements={entitlements} />
      <CoreSignIn />
      <CheckoutDialog problem={problem} onClose={dismiss} onRetry={buy} />
    </>
  );
}
