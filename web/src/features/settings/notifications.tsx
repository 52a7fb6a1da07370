import { goods } from '#shared/site-config/goods.ts';
import { site } from '#shared/site-config/site.ts';
import { LinkButton } from '../../components/button.tsx';
import { withNext } from '../../lib/next-path.ts';
import { useSession } from '../../lib/session/use-session.ts';
import choice from './choice.module.css';
import { MailChoices } from './mail-choices.tsx';
import styles from './notifications.module.css';

/** The mails that may be chosen. Guests see what they are. */
export function Notifications() {
  const session = useSession();
  return (
    <fieldset className={choice.choice}>
      <legend>Notifications</legend>
      <p className={choice.hint}>
        New items: at most one e-mail a day, and only when we publish {goods('or')}. New editions:
        one e-mail for each new edition of what you bought. Receipts and e-mails about your account
        come either way.
      </p>
      <div className={styles.body}>
        {session ? <MailChoices key={session.user?.id} email={session.user?.email} /> : <Guest />}
      </div>
    </fieldset>
  );
}

function Guest() {
  return (
    <>
      <LinkButton variant="secondary" to={withNext('/login', '/settings')}>
        Sign in to change this
      </LinkButton>
      <p className={styles.state}>This is saved in your account at {site.brand.product}.</p>
    </>
  );
}
