import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function PurchasesPage() {
  return (
    <Page>
      <PageHeading title="My purchases" />
    </Page>
  );
}
