import { useEffect, useRef, type ReactNode } from 'react';
import { hasNavigated } from '../lib/navigated.ts';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  /** A word or two above the title: the part of the site. */
  kicker?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons or figures under the lead. */
  children?: ReactNode;
}

/** The h1 of a page. It takes focus after a navigation inside the app: screen readers announce it. */
export function PageHeading({ kicker, title, lead, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasNavigated()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.heading}>
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <div className={styles.lead}>{lead}</div>}
      {children && <div className={styles.extra}>{children}</div>}
    </div>
  );
}
