import type { ReactNode } from 'react';
import type { ProductPage } from '#shared/contracts/product-page.ts';
import { ItemPrice } from '#web/src/components/item-price.tsx';
import type { Entitlement } from '#web/src/lib/purchase/entitlements.ts';
import type { Buying } from '#web/src/lib/purchase/use-checkout.ts';
import { ProductGet } from '../shelves/product-get.tsx';
import styles from './product-item.module.css';

export interface ProductOfferProps {
  product: ProductPage;
  entitlement: Entitlement;
  buying: Buying;
  /** What is shown between the price and the button. */
  children?: ReactNode;
}

/** The price of a product, and the button that buys or downloads it. */
export function ProductOffer({ product, entitlement, buying, children }: ProductOfferProps) {
  const { price, currency } = product;
  return (
    <div className={styles.actions}>
      <p className={styles.price}>
        <ItemPrice {...{ price, currency }} ownership={entitlement.ownership} />
      </p>
      {children}
      <ProductGet {...{ product, entitlement, buying }} size="md" />
    </div>
  );
}
