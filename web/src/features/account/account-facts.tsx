import type { ReactNode } from 'react';
import { authContract } from '../../../../shared/contracts/auth.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { errorText } from '../../lib/api/api-error.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { formatDate } from '../../lib/dates.ts';
import { session } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/use-session.ts';
import styles from './account-facts.module.css';

/** The account as the server has it; the stored session follows it. */
export function AccountFacts() {
  const stored = useSession();
  const { data, error, isValidating, mutate } = useCall(
    authContract.me,
    {},
    {
      onSuccess: ({ id, email, credits, role }) =>
        session.update({ role, user: { id, email, credits } }),
    },
  );

  if (error && !data) {
    return (
      <Notice
        tone="error"
        title="Your profile could not be loaded"
        action={
          <Button variant="secondary" pending={isValidating} onClick={() => void mutate()}>
            Retry
          </Button>
        }
      >
        <p>{errorText(error, 'Something went wrong on the way.')}</p>
      </Notice>
    );
  }
  const email = data?.email ?? stored?.user?.email;
  return (
    <dl className={styles.facts} aria-busy={!data}>
      <Fact label="E-mail">{email}</Fact>
      <Fact label="Role">
        {data && (
          <Badge tone={data.role === 'admin' ? 'accent' : 'plain'}>
            {data.role === 'admin' ? 'Administrator' : 'Premium Member'}
          </Badge>
        )}
      </Fact>
      <Fact label="Member since">{data && formatDate(data.createdAt)}</Fact>
      <Fact label="Credits">{data?.credits}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children ?? <Skeleton width="9rem" height="1.1em" />}</dd>
    </div>
  );
}
