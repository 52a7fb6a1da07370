import type { ReactNode } from 'react';
import { useHome } from '../home-choices.tsx';
import styles from './bench-summary.module.css';

/** A summary of the tools, and where to ask if none of them fits. */
export function BenchSummary({ children }: { children: ReactNode }) {
  return <div className={styles.summary}>{children}</div>;
}

/** The note on the figures with an asterisk. */
export function BenchFigures({ note, children }: { note: string; children: ReactNode }) {
  return (
    <>
      <ul className={styles.figures}>{children}</ul>
      <p className={styles.claims}>{note}</p>
    </>
  );
}

export function BenchFigure({ value, label }: { value: string; label: string }) {
  return (
    <li>
      <strong>{value}</strong> {label}
    </li>
  );
}

/** The number of tools: all, or those with a page on this site. */
export function ToolCount({ of, label }: { of: 'all' | 'here'; label: string }) {
  const { tools } = useHome();
  const counted = of === 'all' ? tools : tools.filter(({ to }) => to.startsWith('/'));
  return <BenchFigure value={String(counted.length)} label={label} />;
}

export function BenchCall({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.call}>
      <h3>{heading}</h3>
      {children}
    </div>
  );
}
