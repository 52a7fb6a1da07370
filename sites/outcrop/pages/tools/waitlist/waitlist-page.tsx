import type { ReactNode } from 'react';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { PageActions, type PageAction } from '#web/src/components/content/page-actions.tsx';
import { LeaveWaitlist } from './leave-waitlist.tsx';

export interface WaitlistPageProps {
  kicker: string;
  title: string;
  lead: string;
  actions?: readonly PageAction[];
  children: ReactNode;
}

/** A tool that has not opened yet; also the page to which the link in its emails leads, which leaves the waitlist. */
export function WaitlistPage({ kicker, title, lead, actions, children }: WaitlistPageProps) {
  return (
    <Page>
      <LeaveWaitlist />
      <PageHeading kicker={kicker} title={title} lead={lead}>
        {actions && <PageActions actions={actions} />}
      </PageHeading>
      {children}
    </Page>
  );
}
