import { BundleEditor } from './bundles/bundle-editor.tsx';
import { bundleColumns } from './bundles/bundle-columns.tsx';
import * as bundleMessages from './bundles/messages.ts';
import { bundles } from './catalogues/bundles/messages.ts';
import { CatalogueManager } from './editor/catalogue-manager.tsx';
import * as messages from './messages.ts';
import { adminCall } from './parts/admin-call.ts';
import { AdminPage } from './parts/admin-page.tsx';

/** /admin/bundles */
export default function BundlesPage() {
  return (
    <AdminPage title={messages.bundles} lead={messages.severalItemsAtOnePrice}>
      <CatalogueManager
        words={bundles}
        searchHint={bundleMessages.titleBundleOrItem}
        emptyText={bundleMessages.theStoreDoesntMentionBundles}
        draftText={bundleMessages.onlyAdministratorsSeeItUntil}
        deletingText={bundleMessages.isNoLongerSoldBuyers}
        deleteFailure={{ failure: bundleMessages.deleteFailed }}
        listRoute="GET /api/admin/bundles"
        columns={bundleColumns}
        bulkActions={['publish', 'unpublish', 'price', 'delete']}
        changeMany={(changes) => adminCall('POST /api/admin/bundles/changes', changes)}
        read={(id, signal) => adminCall('GET /api/admin/bundles/{id}', { id }, signal)}
        remove={(id) => adminCall('DELETE /api/bundles/{id}', { id })}
        editor={(bundle, props) => <BundleEditor {...props} bundle={bundle} />}
      />
    </AdminPage>
  );
}
