import { useEffect, useState, type ComponentType } from 'react';
import { useAsked, useAuthRequired } from '../lib/auth-required.ts';
import { toast } from '../lib/toast.ts';

/** The sign-in dialog, loaded when a guest first wants to buy something. */
export function AuthRequiredMount() {
  const asked = useAsked();
  const { dismiss } = useAuthRequired();
  const [Dialog, setDialog] = useState<ComponentType>();
  const missing = asked !== null && !Dialog;

  useEffect(() => {
    if (!missing) return;
    import('../components/auth-required-dialog.tsx').then(
      (module) => setDialog(() => module.AuthRequiredDialog),
      () => {
        toast.error('Log in first');
        dismiss();
      },
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what it closes with is made anew at each render
  }, [missing]);

  return Dialog ? <Dialog /> : null;
}
