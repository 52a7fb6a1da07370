import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function DataAnalysisPage() {
  return (
    <Page>
      <PageHeading title="Data analysis service" />
    </Page>
  );
}
