import { useState } from 'react';
import type { DeletionProgress } from '#shared/contracts/privacy.ts';
import { deletionWords } from '#shared/site-words/deletion.ts';
import { Card } from '../../components/card.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Section } from '../../components/section.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { DeletionForm } from './deletion/deletion-form.tsx';
import { DeletionStatus } from './deletion/deletion-status.tsx';
import styles from './deletion/deletion.module.css';
import { OtherWays } from './deletion/other-ways.tsx';
import { readDeletionQuery } from './deletion/deletion-query.ts';
import { Timeline } from './deletion/timeline.tsx';
import { plannedSteps } from './deletion/timeline-of.ts';
import { DeletedAndKept } from './deletion/deleted-and-kept.tsx';
import * as messages from './messages.ts';

/** `/privacy/delete-data`: the form to request deletion of data; with `?request=…` the status of a request. */
export default function DeleteDataPage() {
  const [query, setQuery] = useSearchParams();
  const [sent, setSent] = useState<{ progress: DeletionProgress; email: string }>();
  // Prerendered without a query.
  const request = useHydrated() ? readDeletionQuery(query) : undefined;

  return (
    <Page>
      <PageHeading
        kicker={messages.privacy}
        title={messages.deleteMyData}
        lead={deletionWords.lead}
      />
      <div className={styles.columns}>
        <Card className={styles.sheet}>
          {request ? (
            <DeletionStatus key={request.reference} request={request} sent={sent} />
          ) : (
            <>
              <h2 className={styles.sheetTitle}>{messages.requestDeletion}</h2>
              <DeletionForm
                onSent={(progress, email) => {
                  setSent({ progress, email });
                  setQuery({ request: progress.reference });
                }}
              />
            </>
          )}
        </Card>
        <aside className={styles.aside} aria-labelledby="way">
          <h2 id="way" className={styles.sheetTitle}>
            {messages.howItWorks}
          </h2>
          <Timeline label={messages.stepsEveryRequest} steps={plannedSteps} />
        </aside>
      </div>
      <Section
        id="what"
        heading={messages.whatWeDeleteAndWhat}
        intro={messages.weCantDeleteEverythingHere}
      >
        <DeletedAndKept />
      </Section>
      <Section id="otherwise" heading={messages.fasterOrWithoutForm}>
        <OtherWays />
      </Section>
    </Page>
  );
}
