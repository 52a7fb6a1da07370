import { useState } from 'react';
import type { EditionOwner } from '#shared/contracts/edition-owners.ts';
import { downloadsKeptDays } from '#shared/constants/downloads-kept-days.ts';
import { Button } from '#web/src/components/button.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { failureText } from '#web/src/lib/api/api-error.ts';
import { usePages } from '#web/src/lib/api/use-pages.ts';
import { formatDate } from '#web/src/lib/dates.ts';
import { formatCount } from '#web/src/lib/format-count.ts';
import { adminCall } from '../parts/admin-call.ts';
import { useAdminCall } from '../parts/use-admin-call.ts';
import { MoreRows } from '../parts/more-rows.tsx';
import { ReportTable } from '../parts/report-table.tsx';
import styles from './files-field.module.css';
import * as messages from './messages.ts';

export interface EditionOwnersProps {
  path: '/api/admin/articles/{id}' | '/api/admin/products/{id}';
  /** The item's id. */
  id: string;
}

/** The owners with the edition that each has. Read when it is opened, because they may be many. */
export function EditionOwners(props: EditionOwnersProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.owners} onToggle={() => setOpened(true)}>
      <summary>{messages.whoHasWhichEdition}</summary>
      {opened && (
        <>
          <Counts {...props} />
          <OwnersList {...props} />
        </>
      )}
    </details>
  );
}

function OwnersList({ path, id }: EditionOwnersProps) {
  const { rows, error, retry, more } = usePages<EditionOwner>(
    [`GET ${path}/owners`, id],
    async (cursor) => {
      const page = await adminCall(`GET ${path}/owners`, { id, cursor });
      return { data: page.owners, nextCursor: page.nextCursor };
    },
    { revalidateOnMount: true },
  );
  if (!rows) {
    if (!error) return <p className={styles.facts}>{messages.loading}</p>;
    return (
      <>
        <p role="alert">{failureText(error, messages.weCouldntLoadOwners)}</p>
        <Button size="sm" variant="secondary" onClick={retry}>
          {messages.tryAgain}
        </Button>
      </>
    );
  }
  return (
    <>
      {rows.length > 0 && (
        <ReportTable
          caption={messages.theEditionThatEachOwner}
          columns={[messages.owner, messages.edition, messages.downloaded]}
          rows={rows.map(({ id: userId, email, complimentary, edition, downloadedAt }) => ({
            key: userId,
            name: (
              <>
                <SiteLink to={`/admin/users?user=${encodeURIComponent(userId)}`}>{email}</SiteLink>
                {complimentary && ` ${messages.complimentaryMark}`}
              </>
            ),
            figures: [
              edition ? String(edition) : messages.none,
              downloadedAt ? formatDate(downloadedAt) : '–',
            ],
          }))}
        />
      )}
      <MoreRows more={more} failure={messages.weCouldntLoadMoreOwners} />
    </>
  );
}

/** The counts. The rows do not wait for them: counting many owners takes a while. */
function Counts({ path, id }: EditionOwnersProps) {
  const wanted = { id, part: 'counts' } as const;
  const { data, error, mutate } = useAdminCall(`GET ${path}/owners`, wanted);
  if (error) {
    return (
      <>
        <p role="alert">{failureText(error, messages.weCouldntCountOwners)}</p>
        <Button size="sm" variant="secondary" onClick={() => void mutate()}>
          {messages.tryAgain}
        </Button>
      </>
    );
  }
  if (!data?.counts) return <p className={styles.facts}>{messages.countingTheOwners}</p>;
  const { owners, editions } = data.counts;
  if (owners === 0 && editions.every(({ downloaded }) => downloaded === 0)) {
    return <p className={styles.facts}>{messages.noOneOwnsIt}</p>;
  }
  return (
    <>
      <p className={styles.facts}>
        {messages.peopleOwnIt(owners, formatCount(owners))}{' '}
        {messages.howLongDownloadsAreRecorded(downloadsKeptDays)}
      </p>
      <ReportTable
        caption={messages.buyersWhoDownloadedEachEdition}
        columns={[messages.edition, messages.buyers]}
        rows={editions.map(({ number, downloaded }) => ({
          key: String(number),
          name: messages.editionNumber(number),
          figures: [formatCount(downloaded)],
        }))}
      />
    </>
  );
}
