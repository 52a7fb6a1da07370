import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function TermsPage() {
  return (
    <Page>
      <PageHeading title="Terms of use" />
    </Page>
  );
}
