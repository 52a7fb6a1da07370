import type { ManagedProduct } from '#shared/contracts/products.ts';
import { products } from './catalogues/products/messages.ts';
import { CatalogueManager } from './editor/catalogue-manager.tsx';
import * as messages from './messages.ts';
import { adminCall } from './parts/admin-call.ts';
import { AdminPage } from './parts/admin-page.tsx';
import * as productMessages from './products/messages.ts';
import { productColumns } from './products/product-columns.tsx';
import { ProductEditor } from './products/product-editor.tsx';

/** /admin/products */
export default function ProductsPage() {
  return (
    <AdminPage title={messages.products}>
      <CatalogueManager
        words={products}
        searchHint={productMessages.titleOrCategory}
        emptyText={productMessages.aProductGoesOnSale}
        draftText={productMessages.itWillGoOnSale}
        deletingText={productMessages.isNoLongerSoldBuyers}
        deleteFailure={{ failure: productMessages.deleteFailed }}
        listRoute="GET /api/admin/products"
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
    </AdminPage>
  );
}

const categoriesOf = (rows: readonly ManagedProduct[] = []): string[] =>
  [...new Set(rows.map(({ category }) => category))].sort();
