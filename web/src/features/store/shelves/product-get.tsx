import { Download } from 'lucide-react';
import type { Product } from '#shared/contracts/store-products.ts';
import { Button, LinkButton, type ButtonProps } from '#web/src/components/button.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { callUrl } from '#web/src/lib/api/call-url.ts';
import { useOffer } from '#web/src/lib/auth-required.ts';
import { downloadItem } from '#web/src/lib/purchase/download-item.ts';
import { hasOffer, type Entitlement } from '#web/src/lib/purchase/entitlements.ts';
import type { Buying } from '#web/src/lib/purchase/use-checkout.ts';
import * as messages from './messages.ts';

export interface ProductGetProps extends Pick<ButtonProps, 'size'> {
  product: Product;
  entitlement: Entitlement;
  buying: Buying;
}

/** The button that buys a product, or downloads one that is free or owned; renders nothing if neither is possible. */
export function ProductGet({ product, entitlement, buying, size = 'sm' }: ProductGetProps) {
  const offer = useOffer(entitlement.ownership);
  const { id, title, price } = product;
  const name = <VisuallyHidden> {title}</VisuallyHidden>;
  if (price === 0) {
    const url = callUrl('GET /download/products/{id}', { id });
    return (
      <LinkButton to={url} reload size={size} variant="secondary" icon={<Download aria-hidden />}>
        {messages.download}
        {name}
      </LinkButton>
    );
  }
  if (entitlement.ownership === 'owned') {
    return (
      <Button
        size={size}
        variant="secondary"
        icon={<Download aria-hidden />}
        onClick={() => void downloadItem({ id, resourceType: 'product' }, entitlement.purchase?.id)}
      >
        {messages.download}
        {name}
      </Button>
    );
  }
  if (!hasOffer(entitlement.ownership)) return null;
  return (
    <Button
      size={size}
      pending={buying.pendingId === id}
      onClick={() => void buying.buy(product)}
      {...offer}
    >
      {messages.buy}
      {name}
    </Button>
  );
}
