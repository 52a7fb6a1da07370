import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function CreditsPage() {
  return (
    <Page>
      <PageHeading title="Chat credits" />
    </Page>
  );
}
