import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function RegisterPage() {
  return (
    <Page>
      <PageHeading title="Create account" />
    </Page>
  );
}
