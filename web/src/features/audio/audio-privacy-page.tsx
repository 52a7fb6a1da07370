import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function AudioPrivacyPage() {
  return (
    <Page>
      <PageHeading title="Audio service: privacy" />
    </Page>
  );
}
