import { bundlesContract } from '#shared/contracts/bundles.ts';
import { bundleChangesContract } from '#shared/contracts/item-changes.ts';
import { CatalogueManager } from '../editor/catalogue-manager.tsx';
import { adminCall } from '../parts/admin-call.ts';
import { bundleColumns } from './bundle-columns.tsx';
import { BundleEditor } from './bundle-editor.tsx';

/** The bundles of the store, beside the codes. */
export function BundlesManager() {
  return (
    <div>
      <CatalogueManager
        nouns={['bundle', 'bundles']}
        searchHint="Title of the bundle or of an item"
        emptyText="The store shows nothing of bundles until there is one."
        draftText="Only administrators see it until it is published."
        deletingText="is no longer sold. Buyers keep its items."
        deleteFailure={{ failure: 'Delete failed' }}
        query={{ prefix: 'bundles-', names: { edit: 'bundle', create: 'new-bundle' } }}
        listCall={bundlesContract.listManaged}
        columns={bundleColumns}
        bulkActions={['publish', 'unpublish', 'price', 'delete']}
        changeMany={({ category: _, action, ...changes }) =>
          adminCall(bundleChangesContract.changeMany, {
            ...changes,
            action: action as Exclude<typeof action, 'category' | 'feature' | 'unfeature'>,
          })
        }
        read={(id, signal) => adminCall(bundlesContract.getManaged, { id }, signal)}
        remove={(id) => adminCall(bundlesContract.remove, { id })}
        editor={(bundle, props) => <BundleEditor {...props} bundle={bundle} />}
      />
    </div>
  );
}
