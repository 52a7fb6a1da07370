import { useLocation } from 'react-router-dom';
import { site } from '#shared/site-config/site.ts';
import { LinkButton } from '../../components/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { withNext } from '../../lib/next-path.ts';
import { BotMessage } from './bot-message.tsx';
import type { Note } from './conversation.ts';
import styles from './turn.module.css';

const { support } = site.emails;

/** Says why a question was not answered; the question is back in the field. */
export function NoteItem({ about, text }: Note) {
  return (
    <BotMessage tone={about === 'stopped' ? undefined : 'notice'}>
      {about === 'signed-out' && <SignedOut />}
      {about === 'blocked' && <p>🚫 You have run out of credits. Please top up to continue.</p>}
      {about === 'out-of-credits' && (
        <p>
          🚫 You have run out of credits. Please request at{' '}
          <SiteLink to={`mailto:${support}`}>{support}</SiteLink>.
        </p>
      )}
      {about === 'stopped' && <p>Stopped. This cost nothing.</p>}
      {about === 'too-many' && <p>{text}</p>}
    </BotMessage>
  );
}

function SignedOut() {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <>
      <p>🚫 You must be logged in to chat.</p>
      <LinkButton
        size="sm"
        className={styles.retry}
        to={pathname === '/login' ? here : withNext('/login', here)}
      >
        Sign in
      </LinkButton>
    </>
  );
}
