import { coreRelease } from '#tools/core/release.ts';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import {
  closingSections,
  rulesSection,
  troubleshootingSection,
  writtenSections,
} from './content/doc-sections.ts';
import styles from './docs-page.module.css';
import { DocSectionView } from './parts/doc-section.tsx';
import { RulesReference } from './parts/rules-reference.tsx';
import { Troubles } from './parts/troubles.tsx';
import { DocSearch } from './search/doc-search.tsx';
import { TableOfContents } from './toc/table-of-contents.tsx';
import { useCurrentSection } from './toc/use-current-section.ts';
import { useTargetSection } from './toc/use-target-section.ts';

export default function DocsPage() {
  useTargetSection();
  const current = useCurrentSection();
  return (
    <Page>
      <PageHeading
        kicker={`Documentation, Core ${coreRelease.version}`}
        title="Checking well logs with Core"
        lead="How to install the tool, run it on a folder of logs, and read what it says."
      />
      <div className={styles.columns}>
        <TableOfContents current={current} />
        <div className={styles.text}>
          <DocSearch />
          {writtenSections.map((section) => (
            <DocSectionView key={section.id} section={section} />
          ))}
          <DocSectionView section={rulesSection}>
            <RulesReference />
          </DocSectionView>
          {closingSections.map((section) => (
            <DocSectionView key={section.id} section={section} />
          ))}
          <DocSectionView section={troubleshootingSection}>
            <Troubles />
          </DocSectionView>
        </div>
      </div>
    </Page>
  );
}
