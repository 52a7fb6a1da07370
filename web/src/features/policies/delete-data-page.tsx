import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function DeleteDataPage() {
  return (
    <Page>
      <PageHeading title="Delete my data" />
    </Page>
  );
}
