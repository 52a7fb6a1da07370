import type { ReactNode } from 'react';
import type { PageAction } from '#web/src/components/content/page-actions.tsx';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { CorePurchase } from './core-purchase.tsx';

export interface CoreLayoutProps {
  kicker: string;
  title: string;
  lead: string;
  /** Shown beside the button that sells Core. */
  actions: readonly PageAction[];
  children: ReactNode;
}

/** `/core`: what Core does and costs, with the button that sells it. */
export function CoreLayout({ kicker, title, lead, actions, children }: CoreLayoutProps) {
  return (
    <Page>
      <PageHeading kicker={kicker} title={title} lead={lead}>
        <CorePurchase actions={actions} />
      </PageHeading>
      {children}
    </Page>
  );
}
