import { LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import * as messages from './messages.ts';

/** Shown when the URL has no reset token or a malformed one. */
export function InvalidResetLink() {
  return (
    <Notice
      tone="error"
      title={messages.invalidResetLink}
      action={<LinkButton to="/forgot-password">{messages.requestNewLink}</LinkButton>}
    >
      <p>{messages.openLinkInEmail}</p>
    </Notice>
  );
}
