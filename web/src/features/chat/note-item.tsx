import { useLocation } from 'react-router';
import { site } from '#shared/site-config/site.ts';
import { LinkButton } from '../../components/button.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { withNext } from '../../lib/next-path.ts';
import { BotMessage } from './bot-message.tsx';
import type { Note } from './conversation.ts';
import { RichText } from '../../components/rich-text.tsx';
import * as messages from './messages.ts';
import styles from './turn.module.css';

const { support } = site.emails;

/** Explains why a question was not answered; the question is back in the input. */
export function NoteItem({ about, text }: Note) {
  return (
    <BotMessage tone={about === 'stopped' ? undefined : 'notice'}>
      {about === 'signed-out' && <SignedOut />}
      {about === 'blocked' && <p>{messages.youHaveRunOutCredits}</p>}
      {about === 'out-of-credits' && (
        <p>
          <RichText
            of={messages.outOfCreditsAskAt(support)}
            as={{ mail: (address) => <SiteLink to={`mailto:${address}`}>{address}</SiteLink> }}
          />
        </p>
      )}
      {about === 'stopped' && <p>{messages.stoppedThisCostNothing}</p>}
      {about === 'too-many' && <p>{text}</p>}
    </BotMessage>
  );
}

function SignedOut() {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <>
      <p>{messages.youMustBeLoggedIn}</p>
      <LinkButton
        size="sm"
        className={styles.retry}
        to={pathname === '/login' ? here : withNext('/login', here)}
      >
        {messages.signIn}
      </LinkButton>
    </>
  );
}
