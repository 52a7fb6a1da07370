import type { ReactNode } from 'react';
import { BlockMaps } from './block-maps.tsx';
import { Crossplot } from './crossplot.tsx';
import styles from './data-analysis.module.css';
import { Histogram } from './histogram.tsx';
import { Lineage } from './lineage.tsx';

const figures = {
  histogram: Histogram,
  crossplot: Crossplot,
  'block-maps': BlockMaps,
  lineage: Lineage,
};

/** The kinds of work, each beside its figure. */
export function Features({ children }: { children: ReactNode }) {
  return <ol className={styles.features}>{children}</ol>;
}

export interface FeatureProps {
  title: string;
  /** What the client receives. */
  hands: string;
  figure: keyof typeof figures;
  children: ReactNode;
}

export function Feature({ title, hands, figure, children }: FeatureProps) {
  const Figure = figures[figure];
  return (
    <li className={styles.feature}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{children}</p>
        <p className={styles.hands}>{hands}</p>
      </div>
      <Figure />
    </li>
  );
}
