import type { GiftRow } from '#shared/contracts/members.ts';
import { Button } from '#web/src/components/button.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { formatDate } from '#web/src/lib/dates.ts';
import { MoreRows } from '../parts/more-rows.tsx';
import * as texts from '../users/messages.ts';
import { ReasonForm } from '../users/reason-form.tsx';
import { useMemberChange, type OnChanged } from '../users/use-member-change.ts';
import styles from './gifts.module.css';
import * as messages from './messages.ts';
import type { useGifts } from './use-gifts.ts';

interface GiftListProps extends ReturnType<typeof useGifts> {
  /** The item's title. */
  title: string;
}

export function GiftList({ rows, error, retry, more, onChanged, title }: GiftListProps) {
  if (!rows) {
    if (!error) return <p className={styles.facts}>{messages.loading}</p>;
    return (
      <>
        <p role="alert">{failureText(error, messages.weCouldntLoadGifts)}</p>
        <Button size="sm" variant="secondary" onClick={retry}>
          {messages.tryAgain}
        </Button>
      </>
    );
  }
  return (
    <>
      {rows.length === 0 && !more.possible && (
        <p className={styles.facts}>{messages.noOneHasFreeAccess}</p>
      )}
      {rows.length > 0 && (
        <ul className={styles.list} aria-label={messages.membersWithFreeAccess}>
          {rows.map((gift) => (
            <Gift key={gift.id} {...{ gift, title, onChanged }} />
          ))}
        </ul>
      )}
      <MoreRows more={more} failure={messages.weCouldntLoadMoreGifts} />
    </>
  );
}

interface GiftProps {
  gift: GiftRow;
  title: string;
  onChanged: OnChanged;
}

function Gift({
  gift: { id, email, gift, bundle, by, reason, givenAt },
  title,
  onChanged,
}: GiftProps) {
  const { run, pending, error } = useMemberChange(
    'DELETE /api/admin/users/{id}/gifts/{gift}',
    onChanged,
  );
  return (
    <li className={styles.gift}>
      <p className={styles.who}>
        <SiteLink to={`/admin/users?user=${encodeURIComponent(id)}`}>{email}</SiteLink>
        <time dateTime={givenAt}>{formatDate(givenAt)}</time>
        {bundle && <span>{texts.inBundle(bundle.title)}</span>}
      </p>
      <p className={styles.facts}>{texts.givenBy(by, reason)}</p>
      <ReasonForm
        about={gift}
        label={texts.takeBack}
        consequence={bundle ? texts.bundleIsTakenBack(bundle.title) : texts.itIsTakenBack}
        danger
        pending={pending}
        error={error}
        onSubmit={(why) =>
          run({ id, gift, reason: why }, texts.accessToTitleTakenBack((bundle ?? { title }).title))
        }
      />
    </li>
  );
}
