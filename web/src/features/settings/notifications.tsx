import { itemNames } from '#shared/site-config/item-names.ts';
import { site } from '#shared/site-config/site.ts';
import { LinkButton } from '../../components/button.tsx';
import { withNext } from '../../lib/next-path.ts';
import { useSession } from '../../lib/session/use-session.ts';
import choice from './choice.module.css';
import { MailChoices } from './mail-choices.tsx';
import * as messages from './messages.ts';
import styles from './notifications.module.css';

/** The optional emails. Guests see only their descriptions. */
export function Notifications() {
  const session = useSession();
  return (
    <fieldset className={choice.choice}>
      <legend>{messages.notifications}</legend>
      <p className={choice.hint}>{messages.newItemsAtMostOne(itemNames('or'))}</p>
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
        {messages.signInToChangeThis}
      </LinkButton>
      <p className={styles.state}>{messages.thisIsSavedInYour(site.brand.product)}</p>
    </>
  );
}
