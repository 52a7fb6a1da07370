import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function ProfilePage() {
  return (
    <Page>
      <PageHeading title="My profile" />
    </Page>
  );
}
