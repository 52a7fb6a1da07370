import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function AudioTermsPage() {
  return (
    <Page>
      <PageHeading title="Audio service: terms" />
    </Page>
  );
}
