import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** The shape of something that is still loading. Wrap a group of them in an element with `aria-busy`. */
export function Skeleton({ width, height }: Pick<CSSProperties, 'width' | 'height'>) {
  return <span aria-hidden className={styles.skeleton} style={{ width, height }} />;
}
