import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function LibraryPage() {
  return (
    <Page>
      <PageHeading title="Articles" />
    </Page>
  );
}
