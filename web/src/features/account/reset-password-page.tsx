import { AccountPage } from './account-page.tsx';
import { InvalidResetLink } from './invalid-reset-link.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import * as messages from './messages.ts';
import { usePageQuery } from './use-page-query.ts';

export default function ResetPasswordPage() {
  const hydrated = useHydrated();
  const token = usePageQuery().get('token') ?? '';
  return (
    <AccountPage title={messages.setNewPassword}>
      {hydrated && token === '' ? <InvalidResetLink /> : <ResetPasswordForm />}
    </AccountPage>
  );
}
