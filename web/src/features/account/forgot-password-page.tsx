import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function ForgotPasswordPage() {
  return (
    <Page>
      <PageHeading title="Forgot password" />
    </Page>
  );
}
