import { useNavigate, useSearchParams } from 'react-router-dom';
import { Download } from 'lucide-react';
import { coreRelease } from '../../../../../shared/constants/core-release.ts';
import { Button, LinkButton } from '../../../components/button.tsx';
import { downloadItem } from '../../../lib/purchase/download-item.ts';
import { useOwnedItems } from '../../../lib/purchase/owned-items.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { CheckoutDialog } from './checkout-dialog.tsx';
import { cancelled } from './checkout-problem.ts';
import { corePrice } from './price.ts';
import { useBuyCore } from './use-buy-core.ts';

const { productId } = coreRelease;

/** The button that sells Core, or hands it out to who owns it, and the dialog that goes with it. */
export function CorePurchase() {
  const { buy, pending, problem, dismiss } = useBuyCore();
  const sessionId = useOwnedItems('product').get(productId);
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const wasCancelled = hydrated && search.get('checkout') === 'cancelled';

  function close(): void {
    dismiss();
    if (wasCancelled) void navigate('/core', { replace: true });
  }

  return (
    <>
      {sessionId ? (
        <Button
          icon={<Download aria-hidden />}
          onClick={() => void downloadItem({ id: productId, resourceType: 'product' }, sessionId)}
        >
          Download Core again
        </Button>
      ) : (
        <Button pending={pending} onClick={buy}>
          Buy Core, {corePrice}
        </Button>
      )}
      <LinkButton variant="secondary" to="/docs">
        Read the documentation
      </LinkButton>
      <CheckoutDialog
        problem={problem ?? (wasCancelled ? cancelled : undefined)}
        onClose={close}
        onRetry={buy}
      />
    </>
  );
}
