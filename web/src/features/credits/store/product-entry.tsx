import { Download } from 'lucide-react';
import { downloadsContract } from '#shared/contracts/downloads.ts';
import type { Product } from '#shared/contracts/products.ts';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { Picture } from '#web/src/components/picture.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { callUrl } from '#web/src/lib/api/call-url.ts';
import { useOffer } from '#web/src/lib/auth-required.ts';
import { downloadItem } from '#web/src/lib/purchase/download-item.ts';
import type { Entitlement } from '#web/src/lib/purchase/entitlements.ts';
import type { Buying } from '#web/src/lib/purchase/use-checkout.ts';
import { PriceMark } from './price-mark.tsx';
import styles from './product-list.module.css';

export interface ProductEntryProps {
  product: Product;
  entitlement: Entitlement;
  buying: Buying;
}

/** A cover on the shelf's board, and its label below. */
export function ProductEntry({ product, entitlement, buying }: ProductEntryProps) {
  const { title, category, imageUrl, price, currency } = product;
  return (
    <li className={styles.product}>
      <Picture
        imageUrl={imageUrl}
        sizes="(width >= 48rem) 14rem, 44vw"
        height={640}
        className={styles.cover}
      />
      <div className={styles.label}>
        <p className={styles.category}>{category}</p>
        <h3>{title}</h3>
        <div className={styles.foot}>
          <PriceMark {...{ price, currency }} ownership={entitlement.ownership} />
          <Get {...{ product, entitlement, buying }} />
        </div>
      </div>
    </li>
  );
}

function Get({ product, entitlement, buying }: ProductEntryProps) {
  const offer = useOffer();
  const { id, title, price } = product;
  const name = <VisuallyHidden> {title}</VisuallyHidden>;
  if (price === 0) {
    const address = callUrl(downloadsContract.product, { id });
    return (
      <LinkButton to={address} reload size="sm" variant="secondary" icon={<Download aria-hidden />}>
        Download{name}
      </LinkButton>
    );
  }
  if (entitlement.ownership === 'owned') {
    return (
      <Button
        size="sm"
        variant="secondary"
        icon={<Download aria-hidden />}
        onClick={() => void downloadItem({ id, resourceType: 'product' }, entitlement.purchase?.id)}
      >
        Download{name}
      </Button>
    );
  }
  if (entitlement.ownership !== 'for-sale') return null;
  return (
    <Button
      size="sm"
      pending={buying.pendingId === id}
      onClick={() => void buying.buy(product)}
      {...offer}
    >
      Buy{name}
    </Button>
  );
}
