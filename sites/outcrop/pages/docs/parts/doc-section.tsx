import type { ReactNode } from 'react';
import { AnchorHeading } from './anchor-heading.tsx';
import styles from './doc.module.css';

interface DocSectionProps {
  /** The anchor in the page; for a section also its own path, /docs/<id>. */
  id: string;
  heading: string;
  children: ReactNode;
}

/** A section under a ruler. */
export function DocSection({ id, heading, children }: DocSectionProps) {
  return (
    <section id={id} data-doc-section data-doc-entry={heading} className={styles.section}>
      <AnchorHeading level={2} id={id} title={heading} />
      {children}
    </section>
  );
}

/** A subsection. */
export function DocPart({ id, heading, children }: DocSectionProps) {
  return (
    <section id={id} data-doc-entry={heading} className={styles.part}>
      <AnchorHeading level={3} id={id} title={heading} />
      {children}
    </section>
  );
}
