import { productsContract } from '../../../../shared/contracts/products.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Section } from '../../components/section.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { errorText } from '../../lib/api/api-error.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useOwnedItems } from '../../lib/purchase/owned-items.ts';
import { useBuy, type Wares } from '../../lib/purchase/use-buy.ts';
import { ProductCard } from './product-card.tsx';
import styles from './products.module.css';

const wares: Wares = {
  resourceType: 'product',
  returnPath: '/success',
  placeOf: () => '/store',
};

/** What the site sells as files: e-books, data sets, recordings. */
export function Products() {
  const { data: products, error, mutate } = useCall(productsContract.list, {});
  const owned = useOwnedItems('product');
  const buying = useBuy(wares);
  return (
    <Section
      stacked
      heading="E-books and files"
      intro="Bought once, downloaded as often as you like."
    >
      <div className={styles.place}>
        {!products && error && (
          <Notice
            tone="error"
            title="The products could not be loaded"
            action={<Button onClick={() => void mutate()}>Retry</Button>}
          >
            {errorText(error, 'Please try again later.')}
          </Notice>
        )}
        {!products && !error && <Skeleton height="14rem" />}
        {products?.length === 0 && (
          <Notice
            tone="empty"
            title="Nothing on this shelf at the moment"
            action={<LinkButton to="/articles">Open the library</LinkButton>}
          >
            Papers and episodes are on the shelves above.
          </Notice>
        )}
        {products && products.length > 0 && (
          <ul className={styles.products}>
            {products.map((product) => (
              <ProductCard
                key={product.id}
                product={product}
                sessionId={owned.get(product.id)}
                buying={buying}
              />
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
