import type { ReactNode } from 'react';
import { PageHeading } from '../page-heading.tsx';
import { Page } from '../page.tsx';
import { PageActions, type PageAction } from './page-actions.tsx';

export interface TextPageProps {
  kicker?: string;
  title: string;
  lead?: string;
  actions?: readonly PageAction[];
  narrow?: boolean;
  children: ReactNode;
}

/** A page of text under its heading: the layout `page` of sites/<name>/pages/…/*.mdx. */
export function TextPage(props: TextPageProps) {
  const { kicker, title, lead, actions, narrow = false, children } = props;
  return (
    <Page narrow={narrow}>
      <PageHeading kicker={kicker} title={title} lead={lead}>
        {actions && <PageActions actions={actions} />}
      </PageHeading>
      {children}
    </Page>
  );
}
