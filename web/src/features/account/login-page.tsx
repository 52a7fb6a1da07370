import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function LoginPage() {
  return (
    <Page>
      <PageHeading title="Sign in" />
    </Page>
  );
}
