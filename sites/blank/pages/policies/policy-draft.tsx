import type { ReactNode } from 'react';
import { Page } from '#web/src/components/page.tsx';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Prose } from '#web/src/components/prose.tsx';
import { Section } from '#web/src/components/section.tsx';
import { Draft } from '../parts/draft.tsx';

export interface PolicyPart {
  heading: string;
  text: readonly string[];
  /** After the text. */
  table?: ReactNode;
}

/** A policy that the seller has to complete. `PolicyPage` of the components suits the finished one. */
export function PolicyDraft({ title, parts }: { title: string; parts: readonly PolicyPart[] }) {
  return (
    <Page>
      <PageHeading kicker="Policy" title={title} />
      <Draft />
      {parts.map(({ heading, text, table }) => (
        <Section key={heading} heading={heading}>
          <Prose>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {table}
          </Prose>
        </Section>
      ))}
    </Page>
  );
}
