import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function SuccessPage() {
  return (
    <Page>
      <PageHeading title="Your episode" />
    </Page>
  );
}
