import type { ReactNode } from 'react';
import { Lithology } from '#site/pages/parts/lithology.tsx';
import type { Rock } from '#site/art/lithologies.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import styles from './reply-sources.module.css';

/** The texts that the assistant reads, bed by bed. */
export function Sources({ children }: { children: ReactNode }) {
  return <ul className={styles.beds}>{children}</ul>;
}

export interface SourceProps {
  rock: Rock;
  to: string;
  title: string;
  children: ReactNode;
}

export function Source({ rock, to, title, children }: SourceProps) {
  return (
    <li>
      <span className={styles.rock}>
        <Lithology rock={rock} />
      </span>
      <div>
        <h3>
          <SiteLink to={to}>{title}</SiteLink>
        </h3>
        <p>{children}</p>
      </div>
    </li>
  );
}
