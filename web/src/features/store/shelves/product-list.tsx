import { useState } from 'react';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { storeWords } from '#shared/site-words/store.ts';
import { isBy } from '#shared/authors/is-by.ts';
import type { Product } from '#shared/contracts/store-products.ts';
import { hasTag } from '#shared/tags/tidy-tags.ts';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { EmptyCatalogue } from '#web/src/components/empty-catalogue.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { ListFilter } from '#web/src/components/list-filter.tsx';
import { errorText } from '#web/src/lib/api/api-error.ts';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { useEntitlements } from '#web/src/lib/purchase/entitlements.ts';
import { createPart } from '#web/src/lib/parts/create-part.ts';
import { usePart } from '#web/src/lib/parts/use-part.ts';
import { useBuy, type PurchasableKind } from '#web/src/lib/purchase/use-buy.ts';
import { currentPath } from '#web/src/lib/purchase/purchase-intent.ts';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';
import { categoriesOf, categoryPath, productsOf } from './categories.ts';
import { CategoryLinks } from './category-links.tsx';
import * as messages from './messages.ts';
import { ProductEntry } from './product-entry.tsx';
import styles from './product-list.module.css';

const searchPart = createPart(() => import('./product-search.tsx'));

/** The search appears from this many products on: fewer are seen at a glance. */
const fewestSearched = 6;

const productKind: PurchasableKind = {
  resourceType: 'product',
  returnPath: '/success',
  placeOf: () => `${currentPath().split('#')[0]}#files`,
};

/** The downloadable products, drawn on a shelf with a label under each. */
export function ProductList() {
  const { data: products, error, isValidating, mutate } = useCall('GET /api/products', {});
  return (
    <div className={styles.products}>
      {!products && error && (
        <Notice
          tone="error"
          title={messages.weCouldntLoadProducts}
          action={
            <Button variant="secondary" pending={isValidating} onClick={() => void mutate()}>
              {messages.tryAgain}
            </Button>
          }
        >
          {errorText(error, messages.pleaseTryAgainLater)}
        </Notice>
      )}
      {!products && !error && <Skeleton height="22rem" />}
      {products?.length === 0 && (
        <EmptyCatalogue
          of="product"
          title={messages.nothingForSaleHereRight}
          action={
            capabilities.articles && <LinkButton to="/articles">{messages.openLibrary}</LinkButton>
          }
        >
          {messages.newProductsAppearHere}
        </EmptyCatalogue>
      )}
      {products && products.length > 0 && <PagedList products={products} />}
    </div>
  );
}

function PagedList({ products }: { products: readonly Product[] }) {
  const [search] = useSearchParams();
  const entitlements = useEntitlements('product');
  const buying = useBuy(productKind);
  const many = products.length >= fewestSearched;
  const ProductSearch = usePart(searchPart, many, true).value?.default;
  const [found, setFound] = useState<readonly Product[]>();
  const wanted = search.get('category');
  const tag = search.get('tag') ?? undefined;
  const author = search.get('author') ?? undefined;
  const categories = categoriesOf(products);
  const active = categories.find(({ name }) => name.toLowerCase() === wanted?.toLowerCase());
  const shown = (found ?? productsOf(products, wanted))
    .filter(({ tags }) => hasTag(tags, tag))
    .filter(isBy(author));
  return (
    <>
      {categories.length > 1 && <CategoryLinks categories={categories} active={active?.name} />}
      {many && (
        <div className={styles.search}>
          {ProductSearch && <ProductSearch category={active?.name} onFound={setFound} />}
        </div>
      )}
      <ListFilter
        tag={tag}
        author={author}
        to={categoryPath(active?.name, search.get('q'))}
        isEmpty={shown.length === 0}
      />
      <ul className={styles.shelf} aria-label={active?.name ?? storeWords.shelves.files.heading}>
        {shown.map((product) => (
          <ProductEntry
            key={product.id}
            product={product}
            entitlement={entitlements.of(product.id)}
            buying={buying}
          />
        ))}
      </ul>
    </>
  );
}
