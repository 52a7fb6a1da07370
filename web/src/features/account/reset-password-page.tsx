import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function ResetPasswordPage() {
  return (
    <Page>
      <PageHeading title="Set a new password" />
    </Page>
  );
}
