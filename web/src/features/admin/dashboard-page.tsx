import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function DashboardPage() {
  return (
    <Page>
      <PageHeading title="Dashboard" />
    </Page>
  );
}
