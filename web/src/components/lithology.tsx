import { classNames } from '../lib/class-names.ts';
import styles from './lithology.module.css';

/** Rocks with a pattern of their own, drawn after the symbols of geological sections. */
export type Rock =
  | 'sandstone'
  | 'shale'
  | 'limestone'
  | 'conglomerate'
  | 'siltstone'
  | 'coal'
  | 'basalt'
  | 'granite'
  | 'aquifer';

/** Fills its box with a rock's pattern in the current text colour. Decorative. */
export function Lithology({ rock, className }: { rock: Rock; className?: string }) {
  return <span aria-hidden className={classNames(styles.pattern, styles[rock], className)} />;
}
