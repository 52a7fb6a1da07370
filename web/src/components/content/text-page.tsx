import type { ReactNode } from 'react';
import { PageHeading } from '../page-heading.tsx';
import { Page } from '../page.tsx';

export interface TextPageProps {
  kicker?: string;
  title: string;
  lead?: string;
  narrow?: boolean;
  children: ReactNode;
}

/** A page of text under its heading: the layout `page` of sites/<name>/pages/…/*.mdx. */
export function TextPage({ kicker, title, lead, narrow = false, children }: TextPageProps) {
  return (
    <Page narrow={narrow}>
      <PageHeading kicker={kicker} title={title} lead={lead} />
      {children}
    </Page>
  );
}
