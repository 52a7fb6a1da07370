import { Download } from 'lucide-react';
import { coreRelease } from '#shared/constants/core-release.ts';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { StandingMark } from '#web/src/components/standing-mark.tsx';
import { UnknownHoldings } from '#web/src/components/unknown-holdings.tsx';
import { downloadItem } from '#web/src/lib/purchase/download-item.ts';
import { useHoldings } from '#web/src/lib/purchase/holdings.ts';
import { dropWish } from '#web/src/lib/purchase/wish.ts';
import { CheckoutDialog } from './checkout-dialog.tsx';
import { corePrice } from './price.ts';
import { useBuyCore } from './use-buy-core.ts';

const { productId } = coreRelease;

/** The button that sells Core, or hands it out to who owns it, and the dialog that goes with it. */
export function CorePurchase() {
  const { buy, pending, problem, dismiss } = useBuyCore();
  const holdings = useHoldings('product');
  const { standing, purchase } = holdings.of(productId);

  function close(): void {
    if (problem) dropWish();
    dismiss();
  }

  return (
    <>
      {standing === 'owned' ? (
        <Button
          icon={<Download aria-hidden />}
          onClick={() =>
            void downloadItem({ id: productId, resourceType: 'product' }, purchase?.id)
          }
        >
          Download Core again
        </Button>
      ) : standing === 'for-sale' ? (
        <Button pending={pending} onClick={buy} data-offer>
          Buy Core, {corePrice}
        </Button>
      ) : (
        <StandingMark standing={standing} />
      )}
      <LinkButton variant="secondary" to="/docs">
        Read the documentation
      </LinkButton>
      <UnknownHoldings holdings={holdings} />
      <CheckoutDialog problem={problem} onClose={close} onLeave={dismiss} onRetry={buy} />
    </>
  );
}
