import { usePendingSignIn, useAuthRequired } from '../lib/auth-required.ts';
import { lazyDialog } from '../components/lazy-part.tsx';

const AuthRequiredDialog = lazyDialog(
  () => import('../components/auth-required-dialog.tsx'),
  'Sign in to continue',
);

/** The sign-in dialog, loaded when a guest first wants to buy something. */
export function AuthRequiredMount() {
  const asked = usePendingSignIn();
  const { dismiss } = useAuthRequired();
  return asked && <AuthRequiredDialog onClose={dismiss} />;
}
