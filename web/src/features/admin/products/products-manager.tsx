import type { ManagedProduct } from '#shared/contracts/products.ts';
import { CatalogueManager } from '../editor/catalogue-manager.tsx';
import { adminCall } from '../parts/admin-call.ts';
import { products } from '../catalogues/products/messages.ts';
import * as messages from './messages.ts';
import { productColumns } from './product-columns.tsx';
import { ProductEditor } from './product-editor.tsx';

/** The products of the store, on the dashboard. */
export function ProductsManager() {
  return (
    <div>
      <CatalogueManager
        words={products}
        searchHint={messages.titleOrCategory}
        emptyText={messages.aProductGoesOnSale}
        draftText={messages.itWillGoOnSale}
        deletingText={messages.isNoLongerSoldBuyers}
        deleteFailure={{ failure: messages.deleteFailed }}
        listRoute="GET /api/admin/products"
        query={{
          prefix: 'products-',
          names: { edit: 'product', create: 'new-product', copy: 'copy-product' },
        }}
        columns={productColumns}
        bulkActions={[
          'publish',
          'unpublish',
          'price',
          'category',
          'tag',
          'untag',
          'feature',
          'unfeature',
          'delete',
        ]}
        changeMany={(changes) => adminCall('POST /api/admin/products/changes', changes)}
        read={(id, signal) => adminCall('GET /api/admin/products/{id}', { id }, signal)}
        remove={(id) => adminCall('DELETE /api/products/{id}', { id })}
        editor={(product, props, rows) => (
          <ProductEditor {...props} product={product} categories={categoriesOf(rows)} />
        )}
      />
    </div>
  );
}

const categoriesOf = (rows: readonly ManagedProduct[] = []): string[] =>
  [...new Set(rows.map(({ category }) => category))].sort();
