import { LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';

/** For an address without a reset token, or with one that cannot be one. */
export function InvalidResetLink() {
  return (
    <Notice
      tone="error"
      title="Invalid reset link"
      action={<LinkButton to="/forgot-password">Request a new link</LinkButton>}
    >
      <p>Open the link from the e-mail once more, or have a new one sent.</p>
    </Notice>
  );
}
