import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function AquatestPage() {
  return (
    <Page>
      <PageHeading title="AquaTest AI" />
    </Page>
  );
}
