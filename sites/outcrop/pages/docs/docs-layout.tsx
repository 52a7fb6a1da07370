import type { ReactNode } from 'react';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import styles from './docs-layout.module.css';
import { DocSearch } from './search/doc-search.tsx';
import { TableOfContents } from './toc/table-of-contents.tsx';
import { useCurrentSection } from './toc/use-current-section.ts';
import { useTargetSection } from './toc/use-target-section.ts';

interface DocsLayoutProps {
  kicker: string;
  title: string;
  lead: string;
  contents: readonly { id: string; heading: string }[];
  /** Its sections. */
  children: ReactNode;
}

/** The documentation: sections beside their table of contents, and a search over them. */
export function DocsLayout({ kicker, title, lead, contents, children }: DocsLayoutProps) {
  useTargetSection();
  const current = useCurrentSection();
  return (
    <Page>
      <PageHeading kicker={kicker} title={title} lead={lead} />
      <div className={styles.columns}>
        <TableOfContents contents={contents} current={current} />
        <div className={styles.text}>
          <DocSearch />
          {children}
        </div>
      </div>
    </Page>
  );
}
