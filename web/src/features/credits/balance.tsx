import { authContract } from '../../../../shared/contracts/auth.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useCall } from '../../lib/api/use-call.ts';
import { withNext } from '../../lib/next-path.ts';
import { useSession } from '../../lib/session/use-session.ts';
import styles from './credits.module.css';

/** The credits of whoever is signed in; a way to sign in for others. */
export function Balance() {
  const session = useSession();
  const { data, error, mutate } = useCall(authContract.credits, session ? {} : null);
  if (!session) {
    return (
      <LinkButton variant="secondary" to={withNext('/login', '/credits')}>
        Sign in to see your balance
      </LinkButton>
    );
  }
  if (error) {
    return (
      <Notice
        tone="error"
        title={error.message}
        action={<Button onClick={() => void mutate()}>Retry</Button>}
      />
    );
  }
  return (
    <p className={styles.balance} aria-busy={!data}>
      Your balance{' '}
      {data ? <strong>{data.credits}</strong> : <Skeleton width="2.5rem" height="1.75rem" />}
    </p>
  );
}
