import { useLocation } from 'react-router-dom';
import { site } from '../../../../shared/site-config/site.ts';
import { LinkButton } from '../../components/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { withNext } from '../../lib/next-path.ts';
import { BotMessage } from './bot-message.tsx';
import type { Note } from './conversation.ts';
import styles from './turn.module.css';

const { support } = site.emails;

/** Says why a question was not answered; the question is back in the field. */
export function NoteItem({ about, text }: Note) {
  const { pathname, search } = useLocation();
  switch (about) {
    case 'signed-out':
      return (
        <BotMessage>
          <p>🚫 You must be logged in to chat.</p>
          <LinkButton
            size="sm"
            className={styles.retry}
            to={pathname === '/login' ? pathname + search : withNext('/login', pathname + search)}
          >
            Sign in
          </LinkButton>
        </BotMessage>
      );
    case 'blocked':
      return (
        <BotMessage>
          <p>🚫 You have run out of credits. Please top up to continue.</p>
        </BotMessage>
      );
    case 'out-of-credits':
      return (
        <BotMessage>
          <p>
            🚫 You have run out of credits. Please request at{' '}
            <SiteLink to={`mailto:${support}`}>{support}</SiteLink>.
          </p>
        </BotMessage>
      );
    case 'stopped':
      return (
        <BotMessage>
          <p>Stopped. This cost nothing.</p>
        </BotMessage>
      );
    case 'too-many':
      return (
        <BotMessage>
          <p>{text}</p>
        </BotMessage>
      );
  }
}
