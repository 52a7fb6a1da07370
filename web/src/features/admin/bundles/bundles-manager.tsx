import { CatalogueManager } from '../editor/catalogue-manager.tsx';
import { adminCall } from '../parts/admin-call.ts';
import { bundleColumns } from './bundle-columns.tsx';
import { BundleEditor } from './bundle-editor.tsx';
import { bundles } from '../catalogues/bundles/messages.ts';
import * as messages from './messages.ts';

/** The bundles of the store, beside the codes. */
export function BundlesManager() {
  return (
    <div>
      <CatalogueManager
        words={bundles}
        searchHint={messages.titleBundleOrItem}
        emptyText={messages.theStoreDoesntMentionBundles}
        draftText={messages.onlyAdministratorsSeeItUntil}
        deletingText={messages.isNoLongerSoldBuyers}
        deleteFailure={{ failure: messages.deleteFailed }}
        query={{
          prefix: 'bundles-',
          names: { edit: 'bundle', create: 'new-bundle', copy: 'copy-bundle' },
        }}
        listRoute="GET /api/admin/bundles"
        columns={bundleColumns}
        bulkActions={['publish', 'unpublish', 'price', 'delete']}
        changeMany={({ category: _, tag: _tag, action, ...changes }) =>
          adminCall('POST /api/admin/bundles/changes', {
            ...changes,
            action: action as Exclude<
              typeof action,
              'category' | 'tag' | 'untag' | 'feature' | 'unfeature'
            >,
          })
        }
        read={(id, signal) => adminCall('GET /api/admin/bundles/{id}', { id }, signal)}
        remove={(id) => adminCall('DELETE /api/bundles/{id}', { id })}
        editor={(bundle, props) => <BundleEditor {...props} bundle={bundle} />}
      />
    </div>
  );
}
