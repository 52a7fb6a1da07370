import { Fragment } from 'react';
import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { Skeleton } from '#web/src/components/skeleton.tsx';
import { errorText } from '#web/src/lib/api/api-error.ts';
import { useAdminCall } from '../parts/use-admin-call.ts';
import styles from './health-card.module.css';
import { healthText } from './health-text.ts';
import * as messages from './messages.ts';

/** The state of each part of the shop, and the version that runs. */
export function HealthCard() {
  const { data, error, mutate } = useAdminCall('GET /api/health', {});
  const retry = (
    <Button variant="secondary" size="sm" onClick={() => void mutate()}>
      {messages.checkAgain}
    </Button>
  );
  if (error) {
    return (
      <Notice tone="error" title={messages.weCouldntLoadStatus} action={retry}>
        {errorText(error, messages.pleaseTryAgain)}
      </Notice>
    );
  }
  if (!data) return <Skeleton height="8rem" />;
  const { status, version, parts = [] } = data;
  return (
    <Notice
      tone={status === 'ok' ? 'success' : 'error'}
      title={status === 'ok' ? messages.everythingWorks : messages.somethingNeedsAttention}
      action={retry}
    >
      <dl className={styles.parts}>
        {[...parts.map(healthText), ...(version ? [[messages.version, version]] : [])].map(
          ([name, text]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </Fragment>
          ),
        )}
      </dl>
    </Notice>
  );
}
