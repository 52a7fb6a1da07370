import { useSearchParams } from 'react-router-dom';
import { codesContract, type ManagedCode } from '#shared/contracts/codes.ts';
import { LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Section } from '../../components/section.tsx';
import { BundlesManager } from './bundles/bundles-manager.tsx';
import { AdminPage } from './parts/admin-page.tsx';
import { codeColumns } from './codes/code-columns.tsx';
import { CodeForm } from './codes/code-form.tsx';
import { useSwitch } from './codes/use-switch.ts';
import { ManagedTable } from './parts/managed-table.tsx';
import { useManagedList } from './parts/use-managed-list.ts';

/** /admin/codes: discount codes, with `?new` the form for another one, and bundles. */
export default function CodesPage() {
  const [search, setSearch] = useSearchParams();
  const list = useManagedList<ManagedCode>(codesContract.listManaged);
  const refresh = () => void list.refresh();
  const switching = useSwitch(refresh);
  const close = () => setSearch({});
  return (
    <AdminPage
      title="Discount codes"
      lead="Buyers are asked for a code before they pay, while there is one for the item. Terms cannot be changed later."
    >
      {search.has('new') && (
        <CodeForm
          onClose={close}
          onCreated={() => {
            close();
            refresh();
          }}
        />
      )}
      <ManagedTable
        list={list}
        caption="Discount codes, newest first"
        columns={codeColumns(switching)}
        rowKey={({ code }) => code}
        searchLabel="Search codes"
        searchHint="Code or title of an item"
        failure="Failed to load the codes"
        nouns={['code', 'codes']}
        actions={
          <LinkButton size="sm" to="/admin/codes?new">
            New code
          </LinkButton>
        }
        empty={
          <Notice tone="empty" title="No discount codes yet">
            Buyers see nothing of codes until there is one.
          </Notice>
        }
      />
      <Section
        stacked
        id="bundles"
        heading="Bundles"
        intro="Several items at one price. Buyers who own some of the items pay only for the rest."
      >
        <BundlesManager />
      </Section>
    </AdminPage>
  );
}
