import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function ContactPage() {
  return (
    <Page>
      <PageHeading title="Contact" />
    </Page>
  );
}
