import { site } from '#shared/site-config/site.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { failureText } from '../../lib/api/api-error.ts';
import { formatCount } from '../../lib/format-count.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { withNext } from '../../lib/next-path.ts';
import { useSession } from '../../lib/session/use-session.ts';
import styles from './balance.module.css';
import { creditText, repliesText } from '../../lib/credits/credit-text.ts';
import * as messages from './messages.ts';

/** The member's credits, or a link to sign in for guests. `page`: where they return to. */
export function Balance({ page }: { page: string }) {
  const session = useSession();
  return (
    <section aria-label={messages.yourBalance} className={styles.balance}>
      <h2>{messages.yourBalance}</h2>
      {session ? <Credits /> : <Guest page={page} />}
    </section>
  );
}

function Credits() {
  const { data, error, isValidating, mutate } = useCall('GET /api/auth/credits', {});
  if (!data && error) {
    return (
      <div role="alert" className={styles.failure}>
        <p>{failureText(error, messages.weCouldntLoadYourBalance)}</p>
        <Button size="sm" variant="secondary" pending={isValidating} onClick={() => void mutate()}>
          {messages.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <p className={styles.reading} aria-busy={!data} aria-live="polite">
      {data ? (
        <>
          <strong>{formatCount(data.credits)}</strong>{' '}
          <span>{messages.creditsAndReplies(data.credits, repliesText(data.credits))}</span>
        </>
      ) : (
        <Skeleton width="9rem" height="2.5rem" />
      )}
    </p>
  );
}

function Guest({ page }: { page: string }) {
  const { signUp } = site.credits;
  return (
    <>
      <p className={styles.hint} data-unread="" data-guest>
        {messages.signInToSeeIt}
        {signUp > 0 && messages.aNewAccountStartsWith(creditText(signUp))}
      </p>
      <p className={styles.actions} data-unread="" data-guest>
        <LinkButton size="sm" to={withNext('/login', page)}>
          {messages.signIn}
          <VisuallyHidden>{messages.toSeeYourBalanceSuffix}</VisuallyHidden>
        </LinkButton>
        <LinkButton size="sm" variant="secondary" to={withNext('/register', page)}>
          {messages.createAccount}
        </LinkButton>
      </p>
    </>
  );
}
