import type { ReactNode } from 'react';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Prose } from '../../components/prose.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { useToday } from '../../lib/use-today.ts';

/** A policy of the audio service. Its date is the day of the visit (decisions.md, Routes). */
export function AudioPolicy({ title, children }: { title: string; children: ReactNode }) {
  const today = useToday();
  return (
    <Page narrow>
      <PageHeading
        kicker="Audio narration"
        title={title}
        lead={`Last updated: ${today ?? 'today'}`}
      />
      <Prose>
        {children}
        <p>
          <SiteLink to="/audio">Back to home</SiteLink>
        </p>
      </Prose>
    </Page>
  );
}
