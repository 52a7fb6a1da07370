import { productPath } from '#shared/constants/product-path.ts';
import type { Product } from '#shared/contracts/store-products.ts';
import { ItemPrice } from '#web/src/components/item-price.tsx';
import { PageLink } from '#web/src/components/page-link.tsx';
import { Picture } from '#web/src/components/picture.tsx';
import type { Entitlement } from '#web/src/lib/purchase/entitlements.ts';
import type { Buying } from '#web/src/lib/purchase/use-checkout.ts';
import { ProductGet } from './product-get.tsx';
import styles from './product-list.module.css';

export interface ProductEntryProps {
  product: Product;
  entitlement: Entitlement;
  buying: Buying;
}

/** A cover on the shelf's board, and its label below. */
export function ProductEntry({ product, entitlement, buying }: ProductEntryProps) {
  const { id, title, category, author, imageUrl, price, currency } = product;
  return (
    <li className={styles.product}>
      <Picture
        imageUrl={imageUrl}
        sizes="(width >= 48rem) 14rem, 44vw"
        height={640}
        className={styles.cover}
      />
      <div className={styles.label}>
        <p className={styles.category}>{author ? `${category} · ${author}` : category}</p>
        <h3>
          <PageLink to={productPath(id)}>{title}</PageLink>
        </h3>
        <div className={styles.foot}>
          <ItemPrice {...{ price, currency }} ownership={entitlement.ownership} />
          <ProductGet {...{ product, entitlement, buying }} />
        </div>
      </div>
    </li>
  );
}
