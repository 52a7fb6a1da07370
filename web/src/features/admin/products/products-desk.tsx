import { useState } from 'react';
import { Plus } from 'lucide-react';
import { productsContract, type ManagedProduct } from '../../../../../shared/contracts/products.ts';
import { LinkButton } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { toast } from '../../../lib/toast.ts';
import { SavedNotice, type SavedItem } from '../editor/saved-notice.tsx';
import { editingKey, useEditing } from '../editor/use-editing.ts';
import { adminCall } from '../parts/admin-call.ts';
import { ManagedTable } from '../parts/managed-table.tsx';
import { useManagedList } from '../parts/use-managed-list.ts';
import { usePublicRefresh } from '../parts/use-public-refresh.ts';
import { useRemoval } from '../parts/use-removal.tsx';
import { productColumns } from './product-columns.tsx';
import { ProductForm } from './product-form.tsx';

/** The products of the store, with the form that makes and changes them; stands on the dashboard. */
export function ProductsDesk() {
  const list = useManagedList<ManagedProduct>(productsContract.listManaged, {
    prefix: 'products-',
  });
  const { editing, createPath, editPath, stays, close } = useEditing({
    edit: 'product',
    create: 'new-product',
  });
  const [saved, setSaved] = useState<SavedItem>();
  const refreshPublic = usePublicRefresh();
  const categories = [...new Set(list.rows?.map(({ category }) => category))].sort();

  function refresh(): void {
    void list.refresh();
    refreshPublic();
  }

  const removal = useRemoval<ManagedProduct>({
    question: 'Are you sure you want to delete this product?',
    titleOf: ({ title }) => title,
    consequence: ({ title }) => (
      <p>“{title}” goes off sale at once. Buyers keep their access to its file.</p>
    ),
    remove: ({ id }) => adminCall(productsContract.remove, { id }),
    failure: 'Delete failed',
    onRemoved({ id }) {
      setSaved(undefined);
      refresh();
      if (editing?.mode === 'edit' && editing.id === id) close();
    },
  });

  return (
    <div>
      <SavedNotice
        item={saved}
        draftText="It will be on sale as soon as its file has been accepted."
        onClose={() => setSaved(undefined)}
      />
      {editing && (
        <ProductForm
          key={editingKey(editing)}
          editing={editing}
          categories={categories}
          stays={stays}
          onClose={close}
          onSaved={refresh}
          onDone={(item) => {
            toast.success('Product saved');
            setSaved(item);
            refresh();
            close();
          }}
        />
      )}
      <ManagedTable
        list={list}
        caption="Products, newest first"
        columns={productColumns({ editPath, onDelete: removal.ask })}
        rowKey={({ id }) => id}
        current={editing?.mode === 'edit' ? editing.id : undefined}
        searchLabel="Search products"
        searchHint="Title or category"
        nouns={['product', 'products']}
        failure="Failed to load products"
        empty={
          <Notice
            tone="empty"
            title="No products yet"
            action={<LinkButton to={createPath}>New product</LinkButton>}
          >
            A product is on sale as soon as it has its file.
          </Notice>
        }
        actions={
          editing?.mode !== 'create' && (
            <LinkButton
              size="sm"
              variant={editing ? 'secondary' : 'primary'}
              to={createPath}
              data-edit=""
              icon={<Plus aria-hidden />}
            >
              New product
            </LinkButton>
          )
        }
      />
      {removal.dialog}
    </div>
  );
}
