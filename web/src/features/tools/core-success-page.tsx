import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function CoreSuccessPage() {
  return (
    <Page>
      <PageHeading title="Your copy of Core" />
    </Page>
  );
}
