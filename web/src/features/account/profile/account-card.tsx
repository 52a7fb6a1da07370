import type { ReactNode } from 'react';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { tiles } from '#shared/site-art/tiles.ts';
import { Badge } from '#web/src/components/badge.tsx';
import { Button } from '#web/src/components/button.tsx';
import { Texture } from '#web/src/components/texture.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { PageLink } from '#web/src/components/page-link.tsx';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { errorText } from '#web/src/lib/api/api-error.ts';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { formatDate } from '#web/src/lib/dates.ts';
import { session } from '#web/src/lib/session/session.ts';
import { useSession } from '#web/src/lib/session/use-session.ts';
import { formatCount } from '#web/src/lib/format-count.ts';
import styles from './account-card.module.css';
import * as messages from './messages.ts';

/** The account as stored on the server; the session is updated from it. */
export function AccountCard() {
  const stored = useSession();
  const { data, error, isValidating, mutate } = useCall(
    'GET /api/auth/me',
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
        title={messages.weCouldntLoadYourProfile}
        action={
          <Button variant="secondary" pending={isValidating} onClick={() => void mutate()}>
            {messages.tryAgain}
          </Button>
        }
      >
        <p>{errorText(error, messages.somethingWentWrong)}</p>
      </Notice>
    );
  }
  const { email, id } = data ?? { email: stored?.user?.email, id: stored?.user?.id };
  return (
    <section className={styles.card} aria-label={messages.account} aria-busy={!data}>
      <Texture tile={tiles.bricks} className={styles.edge} />
      <div className={styles.title}>
        <p className={styles.email}>{email ?? <Skeleton width="14rem" height="1.2em" />}</p>
        {data && (
          <Badge tone={data.role === 'admin' ? 'accent' : 'plain'}>
            {data.role === 'admin' ? messages.administrator : messages.premiumMember}
          </Badge>
        )}
      </div>
      <dl className={styles.lines}>
        <Line label={messages.memberSince}>{data && formatDate(data.createdAt)}</Line>
        {capabilities.credits && (
          <Line label={messages.credits}>
            {data && (
              <>
                {formatCount(data.credits)}
                <PageLink to="/credits">{messages.statement}</PageLink>
              </>
            )}
          </Line>
        )}
        <Line label={messages.accountNo}>{id && <span className={styles.number}>{id}</span>}</Line>
      </dl>
    </section>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children ?? <Skeleton width="9rem" height="1.1em" />}</dd>
    </div>
  );
}
