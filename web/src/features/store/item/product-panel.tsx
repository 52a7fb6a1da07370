import type { ProductPage } from '#shared/contracts/product-page.ts';
import { EntitlementsError } from '#web/src/components/entitlements-error.tsx';
import { AfterPayment } from '#web/src/components/item-page/after-payment.tsx';
import { ItemRecord } from '#web/src/components/item-page/item-record.tsx';
import { hasOffer, type Entitlements } from '#web/src/lib/purchase/entitlements.ts';
import type { Buying } from '#web/src/lib/purchase/use-checkout.ts';
import { linesOf } from './product-lines.tsx';
import { ProductOffer } from './product-offer.tsx';

export interface ProductPanelProps {
  product: ProductPage;
  entitlements: Entitlements;
  buying: Buying;
}

/** The price and button, what happens after payment, and the facts about the product. */
export function ProductPanel({ product, entitlements, buying }: ProductPanelProps) {
  const entitlement = entitlements.of(product.id);
  const { ownership } = entitlement;
  return (
    <>
      <ProductOffer {...{ product, entitlement, buying }}>
        <EntitlementsError entitlements={entitlements} />
      </ProductOffer>
      {product.price > 0 && hasOffer(ownership) && (
        <div data-offer={ownership}>
          <AfterPayment kind="product" />
        </div>
      )}
      <ItemRecord lines={linesOf(product)} />
    </>
  );
}
