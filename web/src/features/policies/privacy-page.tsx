import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function PrivacyPage() {
  return (
    <Page>
      <PageHeading title="Privacy policy" />
    </Page>
  );
}
