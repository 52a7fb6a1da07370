import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function HubPage() {
  return (
    <Page>
      <PageHeading title="Audio book and podcast hub" />
    </Page>
  );
}
