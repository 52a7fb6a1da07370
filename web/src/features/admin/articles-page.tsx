import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function ArticlesPage() {
  return (
    <Page>
      <PageHeading title="Manage articles" />
    </Page>
  );
}
