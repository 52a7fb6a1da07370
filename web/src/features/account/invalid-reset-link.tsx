import { LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';

/** Shown when the URL has no reset token or a malformed one. */
export function InvalidResetLink() {
  return (
    <Notice
      tone="error"
      title="Invalid reset link"
      action={<LinkButton to="/forgot-password">Request a new link</LinkButton>}
    >
      <p>Open the link in the e-mail again, or request a new one.</p>
    </Notice>
  );
}
