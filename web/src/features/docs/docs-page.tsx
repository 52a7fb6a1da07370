import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function DocsPage() {
  return (
    <Page>
      <PageHeading title="Documentation" />
    </Page>
  );
}
