import type { ReactNode } from 'react';
import { SiteLink } from '#web/src/components/site-link.tsx';
import styles from './about.module.css';

/** The products that the company is known for. */
export function Flagships({ children }: { children: ReactNode }) {
  return <ul className={styles.flagships}>{children}</ul>;
}

export interface FlagshipProps {
  name: string;
  /** The purpose of the product. */
  does: string;
  to: string;
  /** The label of the link. */
  go: string;
  children: ReactNode;
}

export function Flagship({ name, does, to, go, children }: FlagshipProps) {
  return (
    <li>
      <h3>
        {name}
        <span>{does}</span>
      </h3>
      <div>
        <p>{children}</p>
        <p>
          <SiteLink to={to}>{go}</SiteLink>
        </p>
      </div>
    </li>
  );
}
