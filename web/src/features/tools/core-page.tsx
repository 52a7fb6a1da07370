import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function CorePage() {
  return (
    <Page>
      <PageHeading title="Core: LAS validation" />
    </Page>
  );
}
