import { LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { AccountPage } from './account-page.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { useHydrated } from './use-hydrated.ts';
import { usePageQuery } from './use-page-query.ts';

export default function ResetPasswordPage() {
  const hydrated = useHydrated();
  const token = usePageQuery().get('token') ?? '';
  return (
    <AccountPage title="Set a new password">
      {hydrated && token === '' ? (
        <Notice
          tone="error"
          title="Invalid reset link"
          action={<LinkButton to="/forgot-password">Request a new link</LinkButton>}
        >
          <p>Open the link from the e-mail once more, or have a new one sent.</p>
        </Notice>
      ) : (
        <ResetPasswordForm token={token} />
      )}
    </AccountPage>
  );
}
