import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function SettingsPage() {
  return (
    <Page>
      <PageHeading title="Settings" />
    </Page>
  );
}
