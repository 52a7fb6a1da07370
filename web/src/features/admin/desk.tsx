import type { ReactNode } from 'react';
import { LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export interface DeskProps {
  title: string;
  /** What can't be done here yet. */
  missing: string;
  /** How the same is done meanwhile. */
  meanwhile: ReactNode;
  /** The public page that shows the result. */
  seenAt?: { to: string; label: string };
}

/** An administrator's page whose forms are not built: it says how the work is done until they are. */
export function Desk({ title, missing, meanwhile, seenAt }: DeskProps) {
  return (
    <Page>
      <PageHeading kicker="Administration" title={title} />
      <Notice
        tone="info"
        title={missing}
        action={
          <>
            {seenAt && <LinkButton to={seenAt.to}>{seenAt.label}</LinkButton>}
            <LinkButton variant="secondary" to="/admin">
              Dashboard
            </LinkButton>
          </>
        }
      >
        {meanwhile}
      </Notice>
    </Page>
  );
}
