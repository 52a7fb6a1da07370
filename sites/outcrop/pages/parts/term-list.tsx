import type { ReactNode } from 'react';
import styles from './term-list.module.css';

export interface TermsProps {
  look: 'principles' | 'refusals' | 'readers' | 'facts' | 'choices';
  children: ReactNode;
}

/** Terms, each with a sentence or two about it. */
export function Terms({ look, children }: TermsProps) {
  return <dl className={styles[look]}>{children}</dl>;
}

export function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
