import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function AboutPage() {
  return (
    <Page>
      <PageHeading title="About" />
    </Page>
  );
}
