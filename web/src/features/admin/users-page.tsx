import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function UsersPage() {
  return (
    <Page>
      <PageHeading title="Manage users" />
    </Page>
  );
}
