import { productsContract } from '../../../../../shared/contracts/products.ts';
import { LoadingEditor } from '../editor/loading-editor.tsx';
import type { Editing } from '../editor/use-editing.ts';
import { useLoadedItem } from '../editor/use-loaded-item.ts';
import { adminCall } from '../parts/admin-call.ts';
import { ProductEditor, type ProductEditorProps } from './product-editor.tsx';

type Rest = Omit<ProductEditorProps, 'product'>;

/** The form that the address asks for: of a new product, or of one that is read first. */
export function ProductForm({ editing, ...rest }: Rest & { editing: Editing }) {
  return editing.mode === 'create' ? (
    <ProductEditor {...rest} product={undefined} />
  ) : (
    <LoadedProduct {...rest} id={editing.id} />
  );
}

function LoadedProduct({ id, ...rest }: Rest & { id: string }) {
  const { item, error, retry } = useLoadedItem(id, (signal) =>
    adminCall(productsContract.getManaged, { id }, signal),
  );
  if (item) return <ProductEditor {...rest} product={item} />;
  return (
    <LoadingEditor
      error={error}
      goneText="This product does not exist any more"
      onRetry={retry}
      onClose={rest.onClose}
    />
  );
}
