import type { ReactNode } from 'react';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { PageActions, type PageAction } from '#web/src/components/content/page-actions.tsx';

export interface DataAnalysisProps {
  kicker: string;
  title: string;
  lead: string;
  actions: readonly PageAction[];
  children: ReactNode;
}

/** `/data-analysis-service`: the service as a paper with four figures. */
export function DataAnalysis({ kicker, title, lead, actions, children }: DataAnalysisProps) {
  return (
    <Page>
      <PageHeading kicker={kicker} title={title} lead={lead}>
        <PageActions actions={actions} />
      </PageHeading>
      {children}
    </Page>
  );
}
