import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function StorePage() {
  return (
    <Page>
      <PageHeading title="Store" />
    </Page>
  );
}
