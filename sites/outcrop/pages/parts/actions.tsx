import type { ReactNode } from 'react';
import { LinkButton } from '#web/src/components/button.tsx';
import styles from './actions.module.css';

/** Buttons in a row. */
export function Actions({ children }: { children: ReactNode }) {
  return <p className={styles.actions}>{children}</p>;
}

interface ActionProps {
  to: string;
  /** Defaults to the look of the main action. */
  look?: 'secondary' | 'quiet';
  children: ReactNode;
}

export function Action({ to, look, children }: ActionProps) {
  return (
    <LinkButton to={to} variant={look}>
      {children}
    </LinkButton>
  );
}
