import type { ReactNode } from 'react';
import type { DocSection } from '../content/doc-block.ts';
import { AnchorHeading } from './anchor-heading.tsx';
import { DocBlocks } from './doc-blocks.tsx';
import styles from './doc.module.css';

/** A section under its ruler; `children` show instead of its parts. */
export function DocSectionView({
  section: { id, title, blocks, parts },
  children,
}: {
  section: DocSection;
  children?: ReactNode;
}) {
  return (
    <section id={id} data-doc-section className={styles.section}>
      <AnchorHeading level={2} id={id} title={title} />
      <DocBlocks blocks={blocks} />
      {children ??
        parts.map((part) => (
          <section key={part.id} id={part.id} className={styles.part}>
            <AnchorHeading level={3} id={part.id} title={part.title} />
            <DocBlocks blocks={part.blocks} />
          </section>
        ))}
    </section>
  );
}
